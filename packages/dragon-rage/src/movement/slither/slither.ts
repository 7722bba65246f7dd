import { DIRECTION_NAMES, turn } from '@hexwyrm/hexmap';
import { unitField } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { stepInto } from '../../consequences/step.ts';
import type { ActionOf } from '../../core/actions.ts';
import { type Board, isVacant, typeOf } from '../../core/board.ts';
import type { Rule } from '../../core/rule.ts';
import type { Unit } from '../../core/state.ts';
import { type Clause, type UnitId, WAITING } from '../../core/vocabulary.ts';
import { weatherIn } from '../../magic/weather.ts';
import { crossingRefusal } from '../../terrain/crossing.ts';
import { smashFacedDoor } from '../../terrain/smashing.ts';
import { needsDoorBroken, raze } from '../../victory/destruction.ts';
import { face, facingNamed, facingOf, turnsBetween } from '../major/facing.ts';
import { modeRefusal, rageRefusal, useMode, wantedMajors } from '../major/modes.ts';

export const actions = <H extends z.ZodMiniType>(hex: H) =>
  [
    z.strictObject({
      type: z.literal('slither'),
      unit: unitField,
      to: z.optional(hex),
      facing: z.optional(z.enum(DIRECTION_NAMES)),
    }),
  ] as const;

/** DR-2.12.1.1.2-a: one hex straight ahead, or one 60 degree turn on the spot; that is the whole move. */
export const slither: Rule<'slither'> = {
  type: 'slither',
  timing: 'DR-2.4.5-f',
  list(board, side, sink) {
    for (const id of wantedMajors(board, side, sink)) {
      if (readyRefusal(board, id)) continue;
      const unit = board.state.units[id];
      const offer = (action: ActionOf<'slither'>): void => {
        if (rageRefusal(board, action) === null) sink.add(action);
      };
      const to = hexAhead(board, unit);
      if (to >= 0 && forwardRefusal(board, unit) === null) offer({ type: 'slither', unit: id, to });
      for (const steps of [1, -1])
        offer({ type: 'slither', unit: id, facing: DIRECTION_NAMES[turn(facingOf(unit), steps)] });
    }
  },
  refusal(board, _side, action) {
    const refusal = readyRefusal(board, action.unit);
    if (refusal) return refusal;
    const unit = board.state.units[action.unit];
    const { to, facing } = action;
    if ((to === undefined) === (facing === undefined)) return 'DR-2.12.1.1.2-a';
    if (facing !== undefined && turnsBetween(facingOf(unit), facingNamed(facing)) !== 1)
      return 'DR-2.12.1.1.2-a';
    if (to !== undefined) {
      const ahead = hexAhead(board, unit);
      if (ahead < 0 || to !== ahead) return 'DR-2.12.1.1.2-a';
      const barred = forwardRefusal(board, unit);
      if (barred) return barred;
    }
    return rageRefusal(board, action);
  },
  carryOut(play, _side, { unit: id, to, facing }) {
    const unit = play.state.units[id];
    useMode(play, id, 'slither');
    if (facing !== undefined) face(play, id, facingNamed(facing), 0, 'DR-2.12.1.1.2-a');
    if (to === undefined) return;
    stepInto(play, id, to, 0, 'DR-2.12.1.1.2-a');
    if (unit.side === 'invader' && !needsDoorBroken(play, unit.hex))
      raze(play, unit.hex, 'DR-2.12.1.1.2-c', id);
    smashFacedDoor(play, id);
  },
};

/** DR-2.12.3.1-a: rocs cannot. */
function readyRefusal(board: Board, id: UnitId): Clause | null {
  const unit = board.state.units[id];
  if (unit.hex === WAITING) return 'DR-3.2.1-b';
  return modeRefusal(board, id, 'slither') ?? (typeOf(board, unit).slithers ? null : 'DR-2.12.3.1-a');
}

const hexAhead = (board: Board, unit: Unit): number =>
  board.map.grid.neighbour[unit.hex * 6 + facingOf(unit)];

/** DR-2.12.1.1.2-d, DR-2.8.7-o: the hex ahead must be empty, and no weather at either end that bars it. */
function forwardRefusal(board: Board, unit: Unit): Clause | null {
  const to = hexAhead(board, unit);
  return (
    weatherIn(board, unit.hex, 'bars-slithers') ??
    weatherIn(board, to, 'bars-slithers') ??
    crossingRefusal(board, unit, unit.hex, facingOf(unit), to) ??
    (isVacant(board, to) ? null : 'DR-2.12.1.1.2-d')
  );
}
