import { type RollOdds, type RollResult, type Summand, sumOf } from '@hexwyrm/kernel';
import type { Clause } from '../core/vocabulary.ts';

const FACES = [1, 2, 3, 4, 5, 6];

type Outcome = Omit<RollResult, 'chance'>;

/**
 * One die read on a printed table: the six results in the order of its faces. The roll counts as a success where
 * anything happens; results that name nothing are called 'none'.
 */
export function dieOdds(
  roll: string,
  clause: Clause,
  modifiers: readonly Summand[],
  read: (die: number) => Outcome,
): RollOdds {
  const modifier = sumOf(modifiers).total;
  const results = FACES.map((face): RollResult => ({ ...read(face + modifier), chance: [1, 6] }));
  const telling = results.filter(({ result }) => result !== 'none').length;
  const needs = 7 - telling + modifier;
  return { roll, clause, dice: 1, needs, modifier, modifiers, chance: [telling, 6], results };
}
