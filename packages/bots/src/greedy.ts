import { type GameEvent, type GameState, pickOne } from '@hexwyrm/kernel';
import type { Bot } from './bot.ts';
import type { Judgement } from './judgement.ts';
import { tryOut } from './try-out.ts';

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
