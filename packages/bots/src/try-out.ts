import type { Dice, Game, GameEvent, GameState, Seat } from '@hexwyrm/kernel';
import type { Judgement } from './judgement.ts';

/** Completions in a row: more would be a loop. */
const MAX_COMPLETIONS = 4;
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What an action is worth on average, and how many positions were looked at to find out. */
export function tryOut<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  judgement: Judgement<S, A>,
  state: S,
  seat: Seat,
  action: A,
  dice: Dice,
): { readonly value: number; readonly evaluations: number } {
  let sum = 0;
  for (const face of FACES) {
    const loaded = loadedDice([face], dice);
    const after = game.clone(state);
    game.apply(after, seat, action, loaded);
    for (let i = 0; i < MAX_COMPLETIONS; i++) {
      const next = judgement.completion(after, seat);
      if (next === null) break;
      game.apply(after, seat, next, loaded);
    }
    const value = judgement.value(after, seat);
    if (loaded.rolled() === 0) return { value, evaluations: 1 };
    sum += value;
  }
  return { value: sum / FACES.length, evaluations: FACES.length };
}

/** Dice whose first rolls are known and whose others come from other dice; they count what is rolled. */
export function loadedDice(first: readonly number[], rest: Dice): Dice & { rolled(): number } {
  let rolled = 0;
  return {
    rolled: () => rolled,
    d6() {
      rolled += 1;
      return first[rolled - 1] ?? rest.d6();
    },
  };
}
