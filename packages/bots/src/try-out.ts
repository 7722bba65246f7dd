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
    const loaded = loadedDice(face, dice);
    const after = game.clone(state);
    game.apply(after, seat, action, loaded);
    for (let i = 0; i < MAX_COMPLETIONS; i++) {
      const next = judgement.completion(after, seat);
      if (next === null) break;
      game.apply(after, seat, next, loaded);
    }
    const value = judgement.value(after, seat);
    if (!loaded.rolled()) return { value, evaluations: 1 };
    sum += value;
  }
  return { value: sum / FACES.length, evaluations: FACES.length };
}

/** Dice whose first roll is known and whose others are the bot's own. */
function loadedDice(first: number, rest: Dice): Dice & { rolled(): boolean } {
  let rolled = false;
  return {
    rolled: () => rolled,
    d6() {
      if (rolled) return rest.d6();
      rolled = true;
      return first;
    },
  };
}
