import { type RollOdds, rollOdds, type Summand, sumOf } from '@hexwyrm/kernel';
import { damage } from '../consequences/damage.ts';
import { type Board, hexName, isAloft, isMajor, type Play, range, typeOf } from '../core/board.ts';
import { pointsLeft } from '../core/body.ts';
import type { Area, Clause, UnitId } from '../core/vocabulary.ts';
import type { UnitTypeId } from '../world/unit-types.ts';
import { areaNamed } from './exposure.ts';
import { hitBonus, isDoubled } from './leadership.ts';

/** One unit's attack on a monster (DR-2.7.2-e); `area` is null for a minor monster. */
export interface Blow {
  unit: UnitId;
  monster: UnitId;
  area: Area | null;
  weapon: 'melee' | 'missile';
}

/** Points of a missile that hits: on the ground, and in the belly of a flyer (DR-2.7.6.3-e, f). */
const ARROW = 1;
const ARROW_IN_FLIGHT = 2;

/** What the die must reach, and its clause. */
interface Mark {
  readonly needs: number;
  readonly clause: Clause;
}

/** By area, by the monster's own hide, by the distance of the shot. */
function markOf(board: Board, blow: Blow): Mark {
  const prey = board.state.units[blow.monster];
  const hide: Mark = { needs: typeOf(board, prey).hitOn, clause: HIDES[prey.type] ?? 'DR-2.7.3-a' };
  if (blow.weapon === 'melee') {
    const area = areaNamed(board, prey, blow.area ?? undefined);
    return area ? { needs: area.hitOn, clause: 'DR-2.7.2-d' } : hide;
  }
  // DR-2.7.6.3-g: what a minor monster's own entry asks is the least for missiles too (R-DR-61).
  const shot = shotMark(board, blow);
  return hide.needs > shot.needs ? hide : shot;
}

function shotMark(board: Board, { unit, monster }: Blow): Mark {
  const shooter = board.state.units[unit];
  const prey = board.state.units[monster];
  const distance = range(board, shooter.hex, prey.hex);
  const { missile } = typeOf(board, shooter);
  const needs = ((isAloft(prey) ? missile?.hitFlying : missile?.hit) ?? [])[distance];
  const near = distance === 1 && !isAloft(prey);
  return { needs, clause: ENGINES[shooter.type] ?? (near ? 'DR-2.7.6.3-b' : 'DR-2.7.6.3-c') };
}

/** The clause with a minor monster's own number. */
const HIDES: Partial<Record<UnitTypeId, Clause>> = {
  GIANT: 'DR-2.11.1.4-a',
  SERPENT: 'DR-2.11.2.3-a',
  TREX: 'DR-2.11.3.4-a',
};

/** Engines have numbers of their own. */
const ENGINES: Partial<Record<UnitTypeId, Clause>> = { CAT: 'DR-2.10.8.1-e', BAL: 'DR-2.10.8.2-c' };

/** DR-2.7.4.1-a: a blow is worth its striker's strength, doubled by a hero except against major monsters. */
function worth(board: Board, { unit, monster, weapon }: Blow): number {
  const { options, units } = board.state;
  const attacker = units[unit];
  const type = typeOf(board, attacker);
  if (weapon === 'missile') {
    if (isAloft(units[monster])) return ARROW_IN_FLIGHT;
    return type.kind === 'engine' ? options.engineDamage : ARROW;
  }
  const doubled = !isMajor(units[monster]) && isDoubled(board, attacker);
  return doubled ? 2 * type.attack : type.attack;
}

function damageClause(board: Board, { unit, monster, weapon }: Blow): Clause {
  const { units } = board.state;
  const major = isMajor(units[monster]);
  if (weapon === 'melee') return major ? 'DR-2.7.2-f' : 'DR-2.7.3-b';
  if (isAloft(units[monster])) return 'DR-2.7.6.3-f';
  if (typeOf(board, units[unit]).kind === 'engine') return 'DR-2.10.8-d';
  return major ? 'DR-2.7.6.3-e' : 'DR-2.7.6.3-g';
}

const bonus = (board: Board, { unit, monster, weapon }: Blow): readonly Summand[] =>
  hitBonus(board, board.state.units[unit], board.state.units[monster], weapon);

/** Rolls to hit and does the damage. */
export function resolveBlow(play: Play, blow: Blow): void {
  const { unit, monster, area } = blow;
  const { needs, clause } = markOf(play, blow);
  const modifier = sumOf(bonus(play, blow)).total;
  const die = play.dice.d6(() => 'to-hit');
  const success = die + modifier >= needs;
  play.events.push({
    type: 'rolled',
    clause,
    roll: 'to-hit',
    unit,
    target: monster,
    dice: [die],
    modifier,
    needs,
    success,
  });
  const hex = hexName(play, play.state.units[monster].hex);
  if (success) damage(play, monster, area, worth(play, blow), unit, damageClause(play, blow));
  else play.events.push({ type: 'missed', clause, units: [unit], hex });
}

/** DR-2.7.4.2-d: what a hit does to the points that the area still has. */
function effect(board: Board, blow: Blow): { readonly result: string; readonly value?: number } {
  const points = worth(board, blow);
  if (blow.area === null) return { result: 'damaged', value: points };
  const value = Math.min(points, pointsLeft(board, board.state.units[blow.monster], blow.area));
  return value === 0 ? { result: 'wasted' } : { result: 'damaged', value };
}

export function blowOdds(board: Board, blow: Blow): RollOdds {
  const { needs, clause } = markOf(board, blow);
  return rollOdds({
    roll: 'to-hit',
    clause,
    unit: blow.unit,
    dice: 1,
    needs,
    modifiers: bonus(board, blow),
    success: effect(board, blow),
    failure: { result: 'missed' },
  });
}
