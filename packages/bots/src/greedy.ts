import { type Dice, type Game, type GameEvent, type GameState, pickOne, type Seat } from '@hexwyrm/kernel';
import type { Bot } from './bot.ts';

/** What a greedy player thinks of a game. */
export interface Judgement<S, A> {
  /** How good the state is for the seat. Only differences matter. */
  value(state: S, seat: Seat): number;
  /** The actions worth trying out, at most `count`, the most promising first. Quick: it is shown hundreds. */
  shortlist(state: S, seat: Seat, actions: readonly A[], count: number): readonly A[];
  /** Whether the action leaves everything as it is: taken rather than one that is no better. */
  isPassive(action: A): boolean;
  /** Whether the action goes on with a move that has begun: a unit is moved whole before the next one. */
  continues(state: S, action: A): boolean;
  /** What has to follow an action before it can be judged, such as the roll of an attack; or null. */
  completion(state: S, seat: Seat): A | null;
}

/** Completions in a row: more would be a loop. */
const MAX_COMPLETIONS = 4;
const FACES = [1, 2, 3, 4, 5, 6] as const;
/** Values closer than this are equal: sums of the same numbers in another order differ by less. */
const EPSILON = 1e-9;

/**
 * Looks one action ahead and takes the best on average. An action without dice is tried once; one with dice
 * six times, with each face as its first die, so a roll of one die is judged exactly.
 */
export function greedyBot<S extends GameState, A, E extends GameEvent, V>(
  judgement: Judgement<S, A>,
): Bot<S, A, E, V> {
  return {
    name: 'greedy',
    choose(game, state, seat, dice, { evaluations, isOver }) {
      const legal = game.legal(state, seat);
      if (legal.length === 1) return legal[0];
      let left = evaluations;
      const trials: Trial<A>[] = [];
      for (const action of judgement.shortlist(state, seat, legal, evaluations)) {
        if (left <= 0 || (trials.length > 0 && isOver?.())) break;
        const trial = tryOut(game, judgement, state, seat, action, dice);
        left -= trial.evaluations;
        trials.push({ action, value: trial.value });
      }
      const idle =
        trials.find(({ action }) => judgement.isPassive(action))?.value ?? Number.NEGATIVE_INFINITY;
      const onward = trials.filter(
        ({ action, value }) => value > idle + EPSILON && judgement.continues(state, action),
      );
      const best = bestOf(onward.length > 0 ? onward : trials);
      return (
        best.find((action) => judgement.isPassive(action)) ?? pickOne(dice, best.length > 0 ? best : legal)
      );
    },
  };
}

interface Trial<A> {
  readonly action: A;
  readonly value: number;
}

/** All trials as good as the best. */
function bestOf<A>(trials: readonly Trial<A>[]): readonly A[] {
  const most = Math.max(...trials.map(({ value }) => value));
  return trials.filter(({ value }) => value >= most - EPSILON).map(({ action }) => action);
}

function tryOut<S extends GameState, A, E extends GameEvent, V>(
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
