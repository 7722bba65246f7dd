import { chanceAtLeast, type RollOdds } from '@hexwyrm/kernel';
import { type Board, hexName, isAloft, isMajor, type Play, range, typeOf } from '../board.ts';
import { damage } from '../monsters/damage.ts';
import type { Area, Clause, UnitId } from '../vocabulary.ts';
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

/** The die needed: by area, by the monster's own hide, by the distance of the shot. */
function needed(board: Board, { unit, monster, area, weapon }: Blow): number {
  const { units } = board.state;
  const prey = units[monster];
  if (weapon === 'melee')
    return areaNamed(board, prey, area ?? undefined)?.hitOn ?? typeOf(board, prey).hitOn;
  const missile = typeOf(board, units[unit]).missile;
  const byDistance = (isAloft(prey) ? missile?.hitFlying : missile?.hit) ?? [];
  // DR-2.7.6.3-g: what a minor monster's own entry asks is the least for missiles too (R-DR-61).
  return Math.max(byDistance[range(board, units[unit].hex, prey.hex)], typeOf(board, prey).hitOn);
}

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

function hitClause(board: Board, { unit, monster, weapon }: Blow): Clause {
  const { units } = board.state;
  if (weapon === 'melee') return isMajor(units[monster]) ? 'DR-2.7.2-d' : 'DR-2.7.3-a';
  const near = range(board, units[unit].hex, units[monster].hex) === 1 && !isAloft(units[monster]);
  return near ? 'DR-2.7.6.3-b' : 'DR-2.7.6.3-c';
}

function damageClause(board: Board, { unit, monster, weapon }: Blow): Clause {
  const { units } = board.state;
  const major = isMajor(units[monster]);
  if (weapon === 'melee') return major ? 'DR-2.7.2-f' : 'DR-2.7.3-b';
  if (isAloft(units[monster])) return 'DR-2.7.6.3-f';
  if (typeOf(board, units[unit]).kind === 'engine') return 'DR-2.10.8-d';
  return major ? 'DR-2.7.6.3-e' : 'DR-2.7.6.3-g';
}

const bonus = (board: Board, { unit, monster, weapon }: Blow): number =>
  hitBonus(board, board.state.units[unit], board.state.units[monster], weapon);

/** Rolls to hit and does the damage. */
export function resolveBlow(play: Play, blow: Blow): void {
  const { unit, monster, area } = blow;
  const needs = needed(play, blow);
  const modifier = bonus(play, blow);
  const die = play.dice.d6();
  const success = die + modifier >= needs;
  play.events.push({
    type: 'rolled',
    clause: hitClause(play, blow),
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
  else play.events.push({ type: 'missed', clause: hitClause(play, blow), units: [unit], hex });
}

export function blowOdds(board: Board, blow: Blow): RollOdds {
  const needs = needed(board, blow);
  const modifier = bonus(board, blow);
  return {
    roll: 'to-hit',
    clause: hitClause(board, blow),
    unit: blow.unit,
    dice: 1,
    needs,
    modifier,
    chance: chanceAtLeast(1, needs - modifier),
  };
}
