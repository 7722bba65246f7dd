import { type Board, isTower, type Play, range, typeOf } from '../core/board.ts';
import { rangeFacts } from '../core/range-facts.ts';
import type { Unit } from '../core/state.ts';
import type { Clause, Hex, UnitId } from '../core/vocabulary.ts';
import { openEntrance } from '../terrain/entrances.ts';
import type { MissileType, UnitType } from '../world/unit-types.ts';
import { entranceToOpen, shroudRefusal } from './contact.ts';
import { aimRefusal, sightRefusal } from './sight.ts';

/** What is shot at: a hex, or a flyer above it. `melee`: the shot is added to a melee (DR-2.7.6.1-f). */
export interface Aim {
  hex: Hex;
  aloft: boolean;
  melee: boolean;
}

/** From this distance on a ballista is weaker against troops (DR-2.10.8.2-d). */
const LONG_RANGE = 3;

export const missileStrength = (missile: MissileType, distance: number): number =>
  distance >= LONG_RANGE ? missile.longStrength : missile.strength;

/** Why the shooter, ready to shoot, does not reach what it aims at, or null. */
export function shotRefusal(board: Board, unit: Unit, aim: Aim): Clause | null {
  const type = typeOf(board, unit);
  const { missile } = type;
  if (!missile) return 'DR-2.7.6.1-a';
  if (aim.melee && type.kind === 'engine') return 'DR-2.10.8-f';
  if (aim.aloft && !missile.flyers) return 'DR-2.10.8.1-c';
  return (
    rangeRefusal(board, unit, type, missile, aim) ??
    shroudRefusal(board, unit, aim.hex, aim.aloft) ??
    (missile.sight ? aimRefusal(board, unit, aim.hex, aim.aloft) : null)
  );
}

function reachOf(board: Board, unit: Unit, missile: MissileType, aim: Aim): number {
  const far = isTower(board, unit.hex) && seesFarther(board, typeOf(board, unit), aim);
  return far ? missile.fromTower : missile.max;
}

/** Refusals for want of range. */
const OUT_OF_RANGE: ReadonlySet<Clause> = new Set<Clause>([
  'DR-2.7.6.1-c',
  'DR-2.7.6.1-d',
  'DR-2.10.8.1-a',
  'DR-2.10.8.2-a',
]);

/** How far the shot would have to go, where that is why it is refused. */
export function shotFacts(board: Board, unit: Unit, aim: Aim, clause: Clause) {
  const { missile } = typeOf(board, unit);
  if (!missile || aim.hex < 0 || !OUT_OF_RANGE.has(clause)) return undefined;
  const reach = reachOf(board, unit, missile, aim);
  return rangeFacts(range(board, unit.hex, aim.hex), reach, missile.min);
}

function rangeRefusal(
  board: Board,
  unit: Unit,
  type: UnitType,
  missile: MissileType,
  aim: Aim,
): Clause | null {
  const distance = range(board, unit.hex, aim.hex);
  const reach = reachOf(board, unit, missile, aim);
  if (distance >= missile.min && distance <= reach) return null;
  if (type.kind === 'engine') return missile.sight ? 'DR-2.10.8.2-a' : 'DR-2.10.8.1-a';
  return isTower(board, unit.hex) && distance > missile.max ? 'DR-2.7.6.1-d' : 'DR-2.7.6.1-c';
}

/** DR-2.7.6.1-d: a tower adds nothing against flyers, towers, melees; a ballista always gains (R-DR-68). */
const seesFarther = (board: Board, type: UnitType, aim: Aim): boolean =>
  type.kind === 'engine' || !(aim.aloft || aim.melee || isTower(board, aim.hex));

/** DR-2.5.5.3-d: opens the entrance in front of the shooter if it sees nothing otherwise. */
export function openForShot(play: Play, id: UnitId, aim: Aim): void {
  const unit = play.state.units[id];
  if (!typeOf(play, unit).missile?.sight || !sightRefusal(play, unit, aim.hex, aim.aloft)) return;
  openEntrance(play, entranceToOpen(play, unit, aim.hex), id, 'DR-2.5.5.3-d');
}
