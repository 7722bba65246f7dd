import { DIRECTIONS, type Reach, reach, wayTo } from '@hexwyrm/hexmap';
import { sumOf } from '@hexwyrm/kernel';
import { contactRefusal, isSerpent, shroudRefusal } from '../combat/contact.ts';
import { isExposed } from '../combat/exposure.ts';
import { resolveBlow } from '../combat/to-hit.ts';
import { isFatal } from '../consequences/elementals.ts';
import { stepInto } from '../consequences/step.ts';
import { isTableTarget, resolveOnTable, type TableAttack } from '../consequences/table.ts';
import { type Board, isMajor, isWild, type Play, typeOf, unitsAt } from '../core/board.ts';
import { pointsLeft } from '../core/body.ts';
import { activity, type Unit } from '../core/state.ts';
import { type Area, activeSide, type Hex, type UnitId } from '../core/vocabulary.ts';
import { provoke } from '../movement/retaliation.ts';
import { crossingRefusal } from '../terrain/crossing.ts';
import { blowsPass } from '../terrain/passage.ts';
import type { AreaType } from '../world/unit-types.ts';
import { choosePrey, isPrey } from './prey.ts';

/** DR-2.8.9-i: in each player's movement phase every wild elemental goes for the nearest unit (R-DR-103). */
export function moveWildElementals(play: Play): void {
  const { units } = play.state;
  for (let id = 0; id < units.length; id++) {
    if (units[id].hex < 0 || !isWild(units[id])) continue;
    if (!hasJustArrived(play, units[id])) hunt(play, id);
  }
}

/** DR-2.8.9-b: in the player-turn of its arrival it does not move, no matter which side controls it. */
const hasJustArrived = (board: Board, unit: Unit): boolean =>
  unit.fresh && unit.side === activeSide(board.state.phase);

function hunt(play: Play, id: UnitId): void {
  const hunter = play.state.units[id];
  const ways = waysOf(play, hunter);
  const goals = play.state.units.map((unit) => (isPrey(unit) ? goalBy(play, ways, unit.hex) : -1));
  const prey = choosePrey(
    play,
    hunter,
    goals.flatMap((goal, unit) => (goal >= 0 ? [unit] : [])),
  );
  if (prey < 0) return;
  // what it spent under control in the same phase is gone
  const left = typeOf(play, hunter).mp - (hunter.did?.spent ?? 0);
  for (const hex of wayTo(ways, goals[prey]).slice(1, left + 1)) stepInto(play, id, hex, 1, 'DR-2.8.9-i');
}

/** Every hex it could get to in time, through entrances but never into ground that is its death. */
const waysOf = (board: Board, hunter: Unit): Reach =>
  reach(board.map.grid, hunter.hex, board.map.grid.size, (from, to, direction) =>
    isFatal(board, to) || crossingRefusal(board, hunter, from, direction, to) !== null ? -1 : 1,
  );

/** The hex to stop in for prey in that hex: there, or where it cannot go there the nearest from which it can strike. */
function goalBy(board: Board, ways: Reach, hex: Hex): Hex {
  if (ways.cost[hex] >= 0) return hex;
  const { neighbour } = board.map.grid;
  let goal = -1;
  for (const direction of DIRECTIONS) {
    const beside = neighbour[hex * 6 + direction];
    if (beside < 0 || ways.cost[beside] < 0 || !blowsPass(board, hex, direction)) continue;
    if (goal < 0 || ways.cost[beside] < ways.cost[goal]) goal = beside;
  }
  return goal;
}

/** DR-2.8.9-i: in each player's melee phase it attacks the nearest unit within its reach. */
export function wildElementalsAttack(play: Play): void {
  const { units } = play.state;
  for (let id = 0; id < units.length; id++) if (units[id].hex >= 0 && isWild(units[id])) lashOut(play, id);
}

function lashOut(play: Play, id: UnitId): void {
  const { units } = play.state;
  const hunter = units[id];
  const within = units.flatMap((unit, other) => (canStrike(play, hunter, unit) ? [other] : []));
  const prey = choosePrey(play, hunter, within);
  if (prey < 0) return;
  activity(hunter).attacked = true;
  if (isTableTarget(play, units[prey])) resolveOnTable(play, tableAttack(play, id, units[prey].hex));
  else {
    const area = easiestArea(play, hunter, units[prey]);
    provoke(play, prey, id);
    resolveBlow(play, { unit: id, monster: prey, area, weapon: 'melee' });
  }
}

function canStrike(board: Board, hunter: Unit, prey: Unit): boolean {
  if (!isPrey(prey) || shroudRefusal(board, hunter, prey.hex)) return false;
  if (contactRefusal(board, hunter, prey.hex, isSerpent(board, prey))) return false;
  return !isMajor(prey) || easiestArea(board, hunter, prey) !== null;
}

/** All units in the hex are attacked as one group, monsters excepted (DR-2.7.1.2-b, g). */
function tableAttack(board: Board, id: UnitId, hex: Hex): TableAttack {
  const targets = unitsAt(board, hex, (unit) => isPrey(unit) && isTableTarget(board, unit));
  const value = typeOf(board, board.state.units[id]).attack;
  const attack = sumOf([{ what: 'strength', unit: id, value, clause: 'DR-2.7.1-b' }]);
  return { weapon: 'melee', units: [id], hex, targets, attack, modifiers: [] };
}

/** DR-2.8.9-j: the belly from underneath, from elsewhere the area that is hit most easily; null if it has no areas. */
function easiestArea(board: Board, hunter: Unit, monster: Unit): Area | null {
  let best: AreaType | null = null;
  for (const area of typeOf(board, monster).areas ?? []) {
    if (pointsLeft(board, monster, area.area) === 0 || !isExposed(board, monster, area, hunter.hex)) continue;
    if (!best || area.area === 'belly' || area.hitOn < best.hitOn) best = area;
  }
  return best?.area ?? null;
}
