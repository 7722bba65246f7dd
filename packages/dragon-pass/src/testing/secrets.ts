// For tests of hidden information: random games, and other truths behind what a seat sees.

import { canonical, type Dice, pickOne, type Seat, seededDice } from '@hexwyrm/kernel';
import type { Action } from '../actions.ts';
import { changing, openBoard, typeOf } from '../board.ts';
import type { Event } from '../events.ts';
import { hiddenFrom, playerAt } from '../screening/knowledge.ts';
import type { State } from '../state.ts';
import { dragonPass } from './by-index.ts';

export interface Turn {
  /** Before the action. */
  readonly state: State;
  readonly seat: Seat;
  readonly action: Action;
}

/**
 * Plays a game with hidden units, mostly as proposed and else at random, up to `limit` actions; `before` each action and
 * after it the caller has a look.
 */
export function playHidden(
  scenario: string,
  limit: number,
  before: (turn: Turn) => ((events: readonly Event[], after: State) => void) | undefined,
): State {
  const dice = seededDice(`secrets ${scenario}`);
  const state = dragonPass.setup(scenario, {}, dice);
  for (let step = 0; step < limit; step++) {
    const seat = dragonPass.decision(state)?.seats[0];
    if (seat === undefined) break;
    const action = choose(state, seat, dice);
    const after = before({ state, seat, action });
    const events = dragonPass.apply(state, seat, action, dice);
    after?.(events, state);
  }
  return state;
}

function choose(state: State, seat: Seat, dice: Dice): Action {
  const [proposal] = dice.d6() > 2 ? (dragonPass.propose?.(state, seat) ?? []) : [];
  if (proposal) return proposal;
  const legal = dragonPass.legal(state, seat);
  const ending = legal.find(({ type }) => type === 'end');
  if (ending && (legal.length === 1 || (dice.d6() === 6 && dice.d6() > 3))) return ending;
  const others = legal.filter(({ type }) => type !== 'end');
  const kind = pickOne(dice, [...new Set(others.map(({ type }) => type))]);
  return pickOne(
    dice,
    others.filter(({ type }) => type === kind),
  );
}

/** Another truth behind the same view: hidden units change places, and some are turned over. */
export function otherTruth(state: State, seat: Seat, dice: Dice): State {
  const guess = dragonPass.sample(state, seat, dice);
  const board = openBoard(guess);
  for (const id of hiddenFrom(board, playerAt(guess, seat))) {
    const unit = guess.units[id];
    const { back, kind } = typeOf(board, id);
    if (unit && unit.hex >= 0 && back && kind !== 'superhero' && dice.d6() === 6)
      changing(board, id).down = !unit.down;
  }
  return guess;
}

/** Where two values first differ, as text; empty for equal ones. */
export function parting(a: unknown, b: unknown): string {
  const [one = '', other = ''] = [a, b].map((value) => canonical(JSON.parse(JSON.stringify(value))));
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return one === other ? '' : `${one.slice(Math.max(0, at - 60), at + 60)} | ${other.slice(at, at + 60)}`;
}
