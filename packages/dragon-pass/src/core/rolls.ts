// Real dice, and dice that only look ahead: a roll describes its odds before it is made.

import type { Dice, Odds } from '@hexwyrm/kernel';
import type { Play } from './board.ts';

/** Thrown in place of a die. Not an error: to note where it was thrown would take longer than to look ahead. */
class Foreseen {
  readonly odds: Odds;

  constructor(odds: Odds) {
    this.odds = odds;
  }
}

/** Dice that are never rolled: a roll throws its odds instead. */
class ForesightDice implements Dice {
  d6(): never {
    throw new Foreseen([]);
  }

  meet(odds: Odds): never {
    throw new Foreseen(odds);
  }
}

/** Rolls a die; when looking ahead, throws the odds of it and of rolls certain to follow. */
export function throwDie({ dice }: Play, odds: () => Odds): number {
  if (dice instanceof ForesightDice) dice.meet(odds());
  return dice.d6(() => odds()[0]?.roll ?? 'a roll');
}

/** Something hidden is revealed here: looking ahead stops. */
export function endForesight({ dice }: Play): void {
  if (dice instanceof ForesightDice) dice.meet([]);
}

/** Lets something happen up to the first die, or up to what is hidden; null where it comes to neither. */
function lookAhead(act: (dice: Dice) => void): Foreseen | null {
  try {
    act(new ForesightDice());
  } catch (error) {
    if (error instanceof Foreseen) return error;
    throw error;
  }
  return null;
}

/** The rolls that something would cause before the next choice. */
export const foresee = (act: (dice: Dice) => void): Odds => lookAhead(act)?.odds ?? [];

/** The first roll that something would cause before the next choice; `unknown` beyond what is hidden. */
export function rollAtOnce(act: (dice: Dice) => void): string | null {
  const ahead = lookAhead(act);
  return ahead && (ahead.odds[0]?.roll ?? 'unknown');
}

/** Whether something would let a die fall, or show what is hidden, before the next choice. */
export const isFateful = (act: (dice: Dice) => void): boolean => lookAhead(act) !== null;
