import { anyoneAt, type Board } from '../../core/board.ts';
import type { Clause, Side, UnitId } from '../../core/vocabulary.ts';
import { weatherIn } from '../weather.ts';

/** DR-2.8.9-f: a controlled elemental that shares its hex with another unit, friend or foe, and could strike it. */
export function isCompelled(board: Board, id: UnitId): boolean {
  const unit = board.state.units[id];
  if (unit.master < 0 || unit.hex < 0) return false;
  if (weatherIn(board, unit.hex, 'bars-fighting') || weatherIn(board, unit.hex, 'shelters')) return false;
  return anyoneAt(board, unit.hex, (other) => other !== unit);
}

/** DR-2.8.9-f: the melee phase stays open until such an elemental has attacked. */
export function elementalDuty(board: Board, side: Side): Clause | null {
  const { phase, units } = board.state;
  if (phase !== 4 && phase !== 9) return null;
  for (let id = 0; id < units.length; id++) {
    const unit = units[id];
    if (unit.master < 0 || unit.side !== side || unit.did?.attacked) continue;
    if (isCompelled(board, id)) return 'DR-2.8.9-f';
  }
  return null;
}
