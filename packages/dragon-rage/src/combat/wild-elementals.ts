import { sumOf } from '@hexwyrm/kernel';
import { isTableTarget, resolveOnTable, type TableAttack } from '../consequences/table.ts';
import { type Board, isMajor, isWild, type Play, typeOf, unitsAt } from '../core/board.ts';
import { pointsLeft } from '../core/body.ts';
import { activity, type Unit } from '../core/state.ts';
import type { Area, Hex, UnitId } from '../core/vocabulary.ts';
import { choosePrey, isPrey } from '../magic/elemental/prey.ts';
import { provoke } from '../movement/retaliation.ts';
import type { AreaType } from '../world/unit-types.ts';
import { contactRefusal, isSerpent, shroudRefusal } from './contact.ts';
import { isExposed } from './exposure.ts';
import { resolveBlow } from './to-hit.ts';

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
