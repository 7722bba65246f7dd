import { type Dice, type DiceSource, hashState, type Json } from '@hexwyrm/kernel';

/** Dice enough that nobody guesses what they make. */
const ROLLS = 48;

export const drawSeed = (dice: Dice): string => Array.from({ length: ROLLS }, () => dice.d6()).join('');

/** The dice of one game of a contest: who knows them knows those of no other game. */
export const diceOf = (seed: string, game: Json): Extract<DiceSource, { kind: 'seed' }> => ({
  kind: 'seed',
  seed: hashState({ seed, game }).slice(0, 32),
});
