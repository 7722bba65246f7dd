import { createRequire } from 'node:module';
import path from 'node:path';
import type { Bot } from '@hexwyrm/bots';
import type { Dice, Game, GameEvent, GameState } from '@hexwyrm/kernel';

/** The parts of boardgame.io 0.50 that are used. It is no dependency of ours: it would bring some 160 packages. */
interface Library {
  readonly MCTSBot: new (options: object) => Searcher;
  readonly InitializeGame: (options: { readonly game: object; readonly numPlayers: number }) => object;
}

interface Searcher {
  iterationCounter: number;
  play(position: object, player: string): unknown;
}

interface Tree<A> {
  readonly children: readonly {
    readonly visits: number;
    readonly parentAction: { readonly payload: { readonly args: readonly [A] } };
  }[];
}

/** Keeps the library from freezing what is in it. */
class Box<S> {
  readonly state: S;
  constructor(state: S) {
    this.state = state;
  }
}

interface Position<S> {
  readonly box: Box<S>;
}

function library(): Library {
  const need = createRequire(path.resolve('package.json'));
  try {
    const { MCTSBot } = need('boardgame.io/ai');
    const { InitializeGame } = need('boardgame.io/internal');
    return { MCTSBot, InitializeGame };
  } catch {
    throw new Error('first: npm install --no-save boardgame.io@0.50.2');
  }
}

/** The Monte Carlo tree search of boardgame.io, as it comes, over our rules: random playouts to the end of the game. */
export function boardgameBot<S extends GameState, A, E extends GameEvent, V>(): Bot<S, A, E, V> {
  const { MCTSBot, InitializeGame } = library();
  return {
    name: 'boardgame.io',
    choose(game, state, seat, dice, { evaluations, isOver }) {
      const legal = game.legal(state, seat);
      if (legal.length === 1) return legal[0];
      const late = (): boolean => isOver?.() === true;
      const rules = rulesOf(game, state, dice);
      let tree: Tree<A> = { children: [] };
      const bot = new MCTSBot({
        game: rules,
        seed: `${dice.d6()}${dice.d6()}${dice.d6()}${dice.d6()}`,
        iterations: evaluations,
        // When the time is up what is left of a round of 25 games ends at once.
        playoutDepth: () => (late() ? 0 : Number.POSITIVE_INFINITY),
        enumerate: ({ box }: Position<S>, _: unknown, player: string) =>
          player === SEARCHED && !late() ? movesOf(game, box.state) : [],
        iterationCallback({ metadata }: { readonly metadata: Tree<A> }) {
          tree = metadata;
          if (late()) bot.iterationCounter = evaluations;
        },
      });
      // Without its option `async` it has searched before it returns.
      bot.play(InitializeGame({ game: rules, numPlayers: game.seatsOf(state).length }), SEARCHED);
      const [first, ...others] = tree.children;
      if (first === undefined) return legal[0];
      const best = others.reduce((one, other) => (other.visits > one.visits ? other : one), first);
      return best.parentAction.payload.args[0];
    },
  };
}

/** Both seats may act at any time, as far as the library knows: whose choice it is say our rules, whichever seat it asks for. */
const SEARCHED = '0';

const rulesOf = <S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  start: S,
  dice: Dice,
) => ({
  setup: (): Position<S> => ({ box: new Box(start) }),
  turn: { activePlayers: { all: null } },
  moves: {
    act(
      { G: { box }, playerID }: { readonly G: Position<S>; readonly playerID: string },
      action: A,
    ): Position<S> {
      const after = game.clone(box.state);
      game.apply(after, game.seatsOf(after)[Number(playerID)], action, dice);
      return { box: new Box(after) };
    },
  },
  endIf({ G: { box } }: { readonly G: Position<S> }) {
    const outcome = game.outcome(box.state);
    if (outcome === null) return undefined;
    const { winner } = outcome;
    return winner === null ? { draw: true } : { winner: numberOf(game, box.state, winner) };
  },
});

/** The library counts its players. */
const numberOf = <S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  seat: string,
): string => String(game.seatsOf(state).indexOf(seat));

function movesOf<S extends GameState, A, E extends GameEvent, V>(game: Game<S, A, E, V>, state: S) {
  const [seat] = game.decision(state)?.seats ?? [];
  if (seat === undefined) return [];
  const playerID = numberOf(game, state, seat);
  return game
    .legal(state, seat)
    .map((action) => ({ type: 'MAKE_MOVE', payload: { type: 'act', args: [action], playerID } }));
}
