import { type RollOdds, rollOdds } from '@hexwyrm/kernel';
import { crash } from '../../consequences/crash.ts';
import { type Board, hexName, isAloft, type Play } from '../../core/board.ts';
import type { Clause, UnitId } from '../../core/vocabulary.ts';

/** A bound or flight out of a whirlwind needs a roll, unless it spared the flyer (DR-2.8.7-h, j). */
export function checksAtStart(board: Board, id: UnitId): boolean {
  const unit = board.state.units[id];
  const spares = (spared: readonly UnitId[]): boolean => isAloft(unit) && spared.includes(id);
  return board.state.whirlwinds.some((wind) => wind.hex === unit.hex && !spares(wind.spared));
}

/** DR-2.8.7-h, i: a flyer or bounder in a whirlwind rolls; true if it crashed. */
export function crashes(play: Play, id: UnitId, clause: Clause): boolean {
  const { crashOn } = play.world.tables.spells.whirlwind;
  const { hex } = play.state.units[id];
  const die = play.dice.d6(() => 'whirlwind');
  const success = die >= crashOn;
  play.events.push({
    type: 'rolled',
    clause,
    roll: 'whirlwind',
    unit: id,
    hex: hexName(play, hex),
    dice: [die],
    modifier: 0,
    needs: crashOn,
    success,
  });
  if (success) crash(play, id);
  return success;
}

/** The check of a flyer in a whirlwind, of which it is to be hoped that it fails. */
export const checkOdds = (board: Board, id: UnitId, clause: Clause): RollOdds =>
  rollOdds({
    roll: 'whirlwind',
    clause,
    unit: id,
    dice: 1,
    needs: board.world.tables.spells.whirlwind.crashOn,
    success: { result: 'crashed' },
    failure: { result: 'spared' },
  });
