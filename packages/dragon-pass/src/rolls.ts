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
  return dice.d6();
}

/** Here something hidden is shown: nobody looks further ahead. */
export function endForesight({ dice }: Play): void {
  if (dice instanceof ForesightDice) dice.meet([]);
}

/** The rolls that something would cause before the next choice. */
export function foresee(act: (dice: Dice) => void): Odds {
  try {
    act(new ForesightDice());
  } catch (error) {
    if (error instanceof Foreseen) return error.odds;
    throw error;
  }
  return [];
}
