import type { Seat } from '@hexwyrm/kernel';
import type { Frame } from './frames.ts';
import { cloneState, type State } from './state.ts';
import { SIDES } from './vocabulary.ts';

/** What a seat may know: all but the armies another seat is drafting in secret (DR-3.3.2-b). */
export type View = State;

export function viewFor(state: State, seat: Seat): View {
  const view = cloneState(state);
  for (const frame of view.frames) if (frame.kind === 'draft') hideDrafts(view, frame, seat);
  return view;
}

function hideDrafts(view: State, frame: Extract<Frame, { kind: 'draft' }>, seat: Seat): void {
  for (const side of SIDES) if (view.seats[side] !== seat) frame.armies[side] = {};
}
