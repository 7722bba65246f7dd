import type { Dice, GameEvent, GameState } from '@hexwyrm/kernel';
import type { Bot } from '../bot.ts';
import type { Rehearsal } from './rehearsal.ts';

/** The planned actions of a turn in their order. */
export type Plan<A> = readonly A[];

/** Plays the plan, and then as the player would, to the turn's last choice that is planned; what was done. */
export function perform<S extends GameState, A, E extends GameEvent, V>(
  rehearsal: Rehearsal<S, A, E, V>,
  plan: Plan<A>,
  player: Bot<S, A, E, V>,
  state: S,
  dice: Dice,
): Plan<A> {
  const { game, seat } = rehearsal;
  const done: A[] = [];
  let at = 0;
  for (
    let legal = rehearsal.nextChoice(state, dice);
    legal !== null;
    legal = rehearsal.nextChoice(state, dice)
  ) {
    at = nextPossible(game.unitOf, plan, at, legal);
    const action = plan[at] ?? rehearsal.adviceOf(player, state, seat, dice);
    game.apply(state, seat, action, dice);
    done.push(action);
    at += 1;
  }
  return done;
}

/** Where the plan goes on: a unit that cannot do what is planned does nothing of it any more. */
export function nextPossible<A>(
  unitOf: (action: A) => number | null,
  plan: Plan<A>,
  from: number,
  legal: readonly A[],
): number {
  let at = from;
  while (at < plan.length && !isIn(unitOf, legal, plan[at])) {
    const unit = unitOf(plan[at]);
    do at += 1;
    while (at < plan.length && unit !== null && unitOf(plan[at]) === unit);
  }
  return at;
}

function isIn<A>(unitOf: (action: A) => number | null, legal: readonly A[], wanted: A): boolean {
  const unit = unitOf(wanted);
  const words = JSON.stringify(wanted);
  return legal.some((action) => unitOf(action) === unit && JSON.stringify(action) === words);
}
