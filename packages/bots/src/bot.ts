import type { Dice, Game, GameEvent, GameState, Seat } from '@hexwyrm/kernel';

/** How long a bot may think. Counted rather than timed, the same seed gives the same game anywhere. */
export interface Budget {
  /** Positions it may look at before it must answer. */
  readonly evaluations: number;
  /** Whether it has to answer now, with the best it has found: its time is up, or somebody will not wait. */
  isOver?(): boolean;
}

export const DEFAULT_BUDGET: Budget = { evaluations: 120 };

/**
 * A player that is a program. `state` looks like the true one to the seat: what is hidden in it is drawn at
 * random. `dice` are the bot's own, never those of the game. A bot may change neither.
 */
export interface Bot<S extends GameState, A, E extends GameEvent, V> {
  readonly name: string;
  /** How long it thinks where nobody says otherwise. */
  readonly budget?: Budget;
  choose(game: Game<S, A, E, V>, state: S, seat: Seat, dice: Dice, budget: Budget): A;
  /** The same choice in small steps. Between them its caller can do other things, or find that the budget is over. */
  think?(game: Game<S, A, E, V>, state: S, seat: Seat, dice: Dice, budget: Budget): Thought<A>;
  /** Such a bot for one seat of one game, which remembers its plans from choice to choice. */
  sitDown?(): Bot<S, A, E, V>;
}

/** A thought that comes step by step to its end, the choice. */
export type Thought<A> = Generator<undefined, A, undefined>;

/** The bot for one seat of one game. */
export const seated = <S extends GameState, A, E extends GameEvent, V>(
  bot: Bot<S, A, E, V>,
): Bot<S, A, E, V> => bot.sitDown?.() ?? bot;

/** Asks a bot for its choice. It gets a sample of what its seat may know, never the real state. */
export function askBot<S extends GameState, A, E extends GameEvent, V>(
  bot: Bot<S, A, E, V>,
  game: Game<S, A, E, V>,
  state: S,
  seat: Seat,
  dice: Dice,
  budget: Budget = bot.budget ?? DEFAULT_BUDGET,
): A {
  return bot.choose(game, game.sample(state, seat, dice), seat, dice, budget);
}

/** The same, with a rest after each step of its thought. */
export async function askPatiently<S extends GameState, A, E extends GameEvent, V>(
  bot: Bot<S, A, E, V>,
  game: Game<S, A, E, V>,
  state: S,
  seat: Seat,
  dice: Dice,
  { isOver, rest }: Pause,
): Promise<A> {
  const budget = { ...(bot.budget ?? DEFAULT_BUDGET), isOver };
  const guess = game.sample(state, seat, dice);
  if (bot.think === undefined) return bot.choose(game, guess, seat, dice, budget);
  const thought = bot.think(game, guess, seat, dice, budget);
  for (;;) {
    const step = thought.next();
    if (step.done) return step.value;
    await rest();
  }
}

/** What goes on while a bot thinks: a rest lets others come to a word, and one of them may say that it is over. */
export interface Pause {
  isOver(): boolean;
  rest(): Promise<void>;
}
