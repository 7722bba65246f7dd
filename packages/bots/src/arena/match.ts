import type { Dice, Game, GameEvent, GameState, Outcome, RecordedAction, Seat } from '@hexwyrm/kernel';
import { askBot, type Bot, type Budget } from '../bot.ts';

export interface ArenaResult<S, A> {
  readonly state: S;
  readonly outcome: Outcome | null;
  /** What was played, as a replay holds it. */
  readonly actions: readonly RecordedAction<A>[];
  /** 'cap' is a game that was given up because it took too many actions. */
  readonly ended: 'over' | 'cap';
}

export interface ArenaOptions<E> {
  /** Is told what comes of each action. */
  readonly witness?: ((events: readonly E[]) => void) | undefined;
  readonly budget?: Budget;
  readonly cap?: number;
}

const CAP = 100_000;

/**
 * Bots play a game to its end, on the state given. Each seat's bot thinks with `thoughts`, the game rolls with `dice`:
 * what one bot thinks never changes what the other's dice show.
 */
export function playMatch<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  bots: (seat: Seat) => Bot<S, A, E, V>,
  thoughts: Dice,
  dice: Dice,
  { witness, budget, cap = CAP }: ArenaOptions<E> = {},
): ArenaResult<S, A> {
  const actions: RecordedAction<A>[] = [];
  while (actions.length < cap) {
    const decision = game.decision(state);
    if (decision === null) return { state, outcome: game.outcome(state), actions, ended: 'over' };
    const [seat] = decision.seats;
    const action = askBot(bots(seat), game, state, seat, thoughts, budget);
    const events = game.apply(state, seat, action, dice);
    actions.push({ seat, action });
    witness?.(events);
  }
  return { state, outcome: game.outcome(state), actions, ended: 'cap' };
}
