// Dice that fall, and dice that only look ahead: odds are what a roll says about itself before it is made.

import type { Dice, Odds } from '@hexwyrm/kernel';
import type { Play } from './board.ts';

/** Thrown in place of a die. */
class Foreseen extends Error {
  readonly odds: Odds;

  constructor(odds: Odds) {
    super('a die would fall here');
    this.odds = odds;
  }
}

/** Dice that never fall: whoever would throw them says what for instead. */
class ForesightDice implements Dice {
  d6(): never {
    throw new Foreseen([]);
  }

  meet(odds: Odds): never {
    throw new Foreseen(odds);
  }
}

/** Throws a die; whoever only looks ahead learns the odds of it, and of those that are certain to fall after it. */
export function throwDie({ dice }: Play, odds: () => Odds): number {
  if (dice instanceof ForesightDice) dice.meet(odds());
  return dice.d6(() => odds()[0]?.roll ?? 'a roll');
}

/** Here something hidden is shown: nobody looks further ahead. */
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

/** Whether something would let a die fall, or show what is hidden, before the next choice. */
export const isFateful = (act: (dice: Dice) => void): boolean => lookAhead(act) !== null;
