import { directionTo } from '@hexwyrm/hexmap';
import { tableTargets } from '../consequences/table.ts';
import { type Board, isAloft, typeOf } from '../core/board.ts';
import type { Unit } from '../core/state.ts';
import type { Clause, Hex, UnitId } from '../core/vocabulary.ts';
import { weatherIn } from '../magic/weather.ts';
import { blowsPass } from '../terrain/passage.ts';
import { freeGroups, reaches, type StrikingArea } from './reach.ts';

/** Why the unit cannot strike, or null: only grounded major monsters do (DR-2.12.1.6.2-a, DR-2.12.3.2-b). */
export function strikerRefusal(board: Board, unit: Unit): Clause | null {
  const type = typeOf(board, unit);
  if (type.kind !== 'major') return 'DR-2.12.1.6-a';
  if (unit.hex < 0) return 'DR-2.7.1-a';
  const flew = unit.did?.mode === 'fly' && !(type.attacksAfterLanding && unit.did.landed);
  if (isAloft(unit) || flew || unit.did?.mode === 'slither') return 'DR-2.12.1.6.2-a';
  return weatherIn(board, unit.hex, 'bars-fighting');
}

/** Why the striker may not strike that hex with any group, or null. */
export function struckHexRefusal(board: Board, id: UnitId, hex: Hex): Clause | null {
  const unit = board.state.units[id];
  const direction = hex < 0 ? -1 : directionTo(board.map.grid, unit.hex, hex);
  if (hex < 0 || (direction === -1 && hex !== unit.hex)) return 'DR-2.7.1-a';
  if (board.first[hex] === 0 || tableTargets(board, hex, unit.side).length === 0) return 'DR-2.7.1-a';
  if (unit.did?.struck.includes(hex)) return 'DR-2.12.1.6.3-d';
  for (const struck of board.state.struck)
    if (struck.hex === hex && struck.unit !== id) return 'DR-2.12.1.6.2-b';
  const weather = weatherIn(board, hex, 'bars-fighting') ?? weatherIn(board, hex, 'shelters');
  if (weather) return weather;
  return direction === -1 || blowsPass(board, unit.hex, direction) ? null : 'DR-2.12.1.6.4-a';
}

/** How many groups of the area can strike the hex now. */
export const ableGroups = (board: Board, unit: Unit, area: StrikingArea, hex: Hex): number =>
  reaches(board, unit, area, hex) ? freeGroups(board, unit, area) : 0;
