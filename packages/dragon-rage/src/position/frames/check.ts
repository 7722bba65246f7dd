import type { Problem } from '@hexwyrm/kernel';
import { openBoard } from '../../core/board.ts';
import type { Frame } from '../../core/frames.ts';
import type { State } from '../../core/state.ts';
import type { Fault, FrameForm, FrameKind } from './form.ts';
import { chooseSide, draft, face, markers, plan, setup } from './set-up.ts';
import { attack, damage, dispel, displace, passing } from './turn.ts';

/** Every kind of frame and its form. */
const FORMS: { readonly [K in FrameKind]: FrameForm<K> } = {
  draft,
  plan,
  'choose-side': chooseSide,
  markers,
  setup,
  face,
  passing,
  displace,
  damage,
  dispel,
  attack,
};

const formFor = <K extends FrameKind>(kind: K): FrameForm<K> => FORMS[kind];

const formOf = (frame: Frame): FrameForm<FrameKind> => formFor<FrameKind>(frame.kind);

/** What keeps the game from going on from its open choices. The units they name exist. */
export function checkFrames(state: State): Problem[] {
  const board = openBoard(state);
  return state.frames.flatMap((frame, index) =>
    [...orderFaults(frame, state.frames[index - 1]), ...formOf(frame).faults(board, frame)].map(
      ([field, reason]): Problem => ({ path: pathOf(index, field), reason }),
    ),
  );
}

const pathOf = (index: number, field: string): string => `frames[${index}]${field && `.${field}`}`;

function orderFaults(frame: Frame, below: Frame | undefined): Fault[] {
  const on = below?.kind ?? 'nothing';
  return formOf(frame).on.includes(on) ? [] : [['', `${frame.kind} does not lie on ${on}`]];
}
