import type { Json, Seat } from '@hexwyrm/kernel';
import { openBoard } from '../core/board.ts';
import type { Frame } from '../core/frames.ts';
import type { State } from '../core/state.ts';
import { SIDES, type Side } from '../core/vocabulary.ts';
import { written } from '../position/save.ts';
import { draftRefusal } from '../setup/draft.ts';
import { planRecruitRefusal } from '../setup/plan.ts';
import { type PriceList, priceListFor, type RecruitingFrame } from '../setup/price-list.ts';
import { cloneState } from '../state/clone.ts';
import { scoreOf } from '../victory/score.ts';
import type { UnitTypeId } from '../world/unit-types.ts';

/** What a seat may know: all but the armies another seat is drafting in secret (DR-3.3.2-b). */
export interface View extends State {
  /** Only while armies are bought with points: budgets, prices, limits and the goal as far as the seat sees it. */
  readonly priceList?: PriceList;
}

export function viewFor(state: State, seat: Seat): View {
  const seen = cloneState(state);
  for (const frame of seen.frames) if (frame.kind === 'draft') hideDrafts(seen, frame, seat);
  const frame = seen.frames.at(-1);
  if (frame?.kind !== 'draft' && frame?.kind !== 'plan') return seen;
  return { ...seen, priceList: priceListFor(seen, seat, frame, judgeOf(seen, frame)) };
}

const judgeOf = (state: State, frame: RecruitingFrame) => (side: Side, what: UnitTypeId) =>
  frame.kind === 'draft'
    ? draftRefusal(openBoard(state), side, frame.armies[side], what)
    : planRecruitRefusal(openBoard(state), frame, side, what);

function hideDrafts(view: State, frame: Extract<Frame, { kind: 'draft' }>, seat: Seat): void {
  for (const side of SIDES) if (view.seats[side] !== seat) frame.armies[side] = {};
}

/** What a seat may know, written like a position: with its score, and prices while armies are bought. */
export const describeView = ({ priceList, ...view }: View): Json =>
  JSON.parse(JSON.stringify({ ...written(view), score: scoreOf(view), priceList }));
