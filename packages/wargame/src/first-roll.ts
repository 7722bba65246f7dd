import type { Dice } from '@hexwyrm/kernel';

/** Thrown in place of a die. */
class Rolled extends Error {
  readonly roll: string;

  constructor(roll: string) {
    super(`a die would be rolled here: ${roll}`);
    this.roll = roll;
  }
}

const NO_DICE: Dice = {
  d6(roll) {
    throw new Rolled(roll?.() ?? 'a roll');
  },
};

/** Lets something happen up to its first die, and says what that is rolled for; null where it needs none. */
export function firstRoll(act: (dice: Dice) => void): string | null {
  try {
    act(NO_DICE);
  } catch (error) {
    if (error instanceof Rolled) return error.roll;
    throw error;
  }
  return null;
}
