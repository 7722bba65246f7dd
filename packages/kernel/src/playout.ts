import type { Game, GameEvent, GameState, Outcome, Seat } from './contract.ts';
import type { Dice } from './dice/dice.ts';
import { pickOne } from './dice/pick.ts';

export interface Playout<S> {
  readonly state: S;
  /** How many actions were applied. */
  readonly actions: number;
  /** 'stuck' is a bug of the game: a seat is asked and has no legal action. */
  readonly ended: 'over' | 'cap' | 'stuck';
  readonly outcome: Outcome | null;
}

export interface PlayoutStep<A, E> {
  readonly seat: Seat;
  readonly action: A;
  readonly events: readonly E[];
}

/**
 * Random legal play to the end, or for `cap` actions. It plays on the state it is given: clone it to keep it.
 * Choices and rolls have separate dice: a change in one does not shift the other.
 */
export function playout<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  choices: Dice,
  dice: Dice,
  cap: number,
  onStep?: (step: PlayoutStep<A, E>) => void,
): Playout<S> {
  for (let actions = 0; ; actions += 1) {
    const decision = game.decision(state);
    if (decision === null) return { state, actions, ended: 'over', outcome: game.outcome(state) };
    if (actions >= cap) return { state, actions, ended: 'cap', outcome: null };
    if (decision.seats.length === 0) return { state, actions, ended: 'stuck', outcome: null };
    const seat = pickOne(choices, decision.seats);
    const legal = game.legal(state, seat);
    if (legal.length === 0) return { state, actions, ended: 'stuck', outcome: null };
    const action = pickOne(choices, legal);
    const events = game.apply(state, seat, action, dice);
    onStep?.({ seat, action, events });
  }
}
