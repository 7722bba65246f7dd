import { directionTo } from '@hexwyrm/hexmap';
import { type Board, enemyAt, type Play, typeOf } from '../core/board.ts';
import type { Unit } from '../core/state.ts';
import { activeSide, type Clause, type Hex, type Side, type UnitId } from '../core/vocabulary.ts';
import { weatherIn } from '../magic/weather.ts';
import { crossingRefusal } from '../terrain/crossing.ts';
import { blowsPass } from '../terrain/passage.ts';
import { WOODEN_BRIDGE } from '../world/city-map.ts';
import { overrunHexRefusal } from './foot/overrun.ts';
import { stepCost } from './step-cost.ts';

const isVengeful = (board: Board, unit: Unit): boolean => typeOf(board, unit).vengeful;

/** A unit has attacked the monster in melee (DR-2.11.3.3-a); missiles do not provoke (R-DR-94). */
export function provoke(play: Play, monster: UnitId, by: UnitId): void {
  const unit = play.state.units[monster];
  if (unit.body && isVengeful(play, unit) && !unit.body.provokedBy.includes(by))
    unit.body.provokedBy.push(by);
}

/** DR-2.11.3.3-b: what could not be avenged in this player-turn is forgotten. */
export function forgetGrudges(play: Play): void {
  for (const unit of play.state.units) if (unit.body) unit.body.provokedBy = [];
}

/** Hexes of the attackers that are still on the map. */
function grudgesOf(board: Board, unit: Unit): Hex[] {
  const hexes: Hex[] = [];
  for (const by of unit.body?.provokedBy ?? []) {
    const { hex } = board.state.units[by];
    if (hex >= 0) hexes.push(hex);
  }
  return hexes;
}

const reachesAny = (board: Board, from: Hex, targets: readonly Hex[]): boolean =>
  targets.some((target) => reachesFrom(board, from, target));

function reachesFrom(board: Board, from: Hex, target: Hex): boolean {
  if (weatherIn(board, from, 'bars-fighting') || weatherIn(board, target, 'bars-fighting')) return false;
  if (weatherIn(board, target, 'shelters')) return false;
  if (from === target) return true;
  const direction = directionTo(board.map.grid, from, target);
  return direction !== -1 && blowsPass(board, from, direction);
}

/**
 * Whether the monster, in the hex with this many MP left, can stop where it reaches one of the targets. It
 * may run through enemies on the way, but would drown on a wooden bridge (DR-2.11.3.1-b).
 */
function canReach(board: Board, id: UnitId, from: Hex, left: number, targets: readonly Hex[]): boolean {
  const unit = board.state.units[id];
  const seen = new Map<Hex, number>();
  const search = (hex: Hex, mp: number): boolean => {
    if ((seen.get(hex) ?? -1) >= mp) return false;
    seen.set(hex, mp);
    if (!enemyAt(board, hex, unit.side) && reachesAny(board, hex, targets)) return true;
    for (const direction of [0, 1, 2, 3, 4, 5] as const) {
      const to = board.map.grid.neighbour[hex * 6 + direction];
      if (to < 0 || board.map.bridge[to] === WOODEN_BRIDGE) continue;
      const after = mp - stepCost(board, hex, to);
      if (after < 0 || crossingRefusal(board, unit, hex, direction, to) || overrunHexRefusal(board, id, to))
        continue;
      if (search(to, after)) return true;
    }
    return false;
  };
  return search(from, left);
}

const pointsLeft = (board: Board, unit: Unit): number => typeOf(board, unit).mp - (unit.did?.spent ?? 0);

/** DR-2.11.3.3-a: a step after which none of its attackers can be reached any more, while now one can. */
export function retaliationRefusal(board: Board, id: UnitId, to: Hex): Clause | null {
  const unit = board.state.units[id];
  const targets = unit.hex < 0 ? [] : grudgesOf(board, unit);
  if (targets.length === 0) return null;
  const left = pointsLeft(board, unit);
  if (!canReach(board, id, unit.hex, left, targets)) return null;
  const safe = board.map.bridge[to] !== WOODEN_BRIDGE;
  const after = left - stepCost(board, unit.hex, to);
  return safe && canReach(board, id, to, after, targets) ? null : 'DR-2.11.3.3-a';
}

/** DR-2.11.3.3-a: an attack on another unit while one of its attackers is within reach. */
export function grudgeRefusal(board: Board, id: UnitId, targets: readonly UnitId[]): Clause | null {
  const unit = board.state.units[id];
  const grudges = unit.body?.provokedBy;
  if (!grudges || grudges.length === 0 || targets.some((target) => grudges.includes(target))) return null;
  return reachesAny(board, unit.hex, grudgesOf(board, unit)) ? 'DR-2.11.3.3-a' : null;
}

/** DR-2.11.3.3-a: neither movement nor melee ends while a provoked monster can still come at, or strike, an attacker. */
export function retaliationDuty(board: Board, side: Side): Clause | null {
  const { units, phase } = board.state;
  if (activeSide(phase) !== side) return null;
  for (let id = 0; id < units.length; id++) {
    const unit = units[id];
    if (unit.body === null || unit.body.provokedBy.length === 0) continue;
    if (unit.side !== side || unit.hex < 0 || unit.did?.attacked || !isVengeful(board, unit)) continue;
    const targets = grudgesOf(board, unit);
    if (targets.length === 0) continue;
    const near = reachesAny(board, unit.hex, targets);
    if ((phase === 4 || phase === 9) && near) return 'DR-2.11.3.3-a';
    if (
      (phase === 2 || phase === 7) &&
      !near &&
      canReach(board, id, unit.hex, pointsLeft(board, unit), targets)
    )
      return 'DR-2.11.3.3-a';
  }
  return null;
}
