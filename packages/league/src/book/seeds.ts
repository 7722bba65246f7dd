import { type Dice, hashState, type Json } from '@hexwyrm/kernel';

/** Dice enough that nobody guesses what they make. */
const ROLLS = 48;

export const drawSeed = (dice: Dice): string => Array.from({ length: ROLLS }, () => dice.d6()).join('');

const digest = (value: object): string => hashState(value).slice(0, 32);

/** The chance that a command is carried out with: who keeps the secret deals it, nobody else can know it before. */
export const lotOf = (secret: string, version: number): string => digest({ secret, version });

/** What the dice of games to come are made from, after a command: its lot has changed all of them. */
export const stirred = (seed: string, lot: string): string => digest({ seed, lot });

/** What the dice of one game of a contest are made from: who knows it knows those of no other game. */
export const seedOf = (seed: string, game: Json): string => digest({ seed, game });
