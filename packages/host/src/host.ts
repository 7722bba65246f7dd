import type { Pause } from '@hexwyrm/bots';
import {
  type DiceSource,
  type GameEvent,
  type GameRecord,
  type GameState,
  HexwyrmError,
  newRecord,
  parseReplay,
  type Replay,
  type Seat,
  type Start,
  settledPosition,
} from '@hexwyrm/kernel';
import { type Answer, type Params, parsePositionEnvelope } from '@hexwyrm/protocol';
import type { AnyHostedGame, HostedGame } from './hosted-game.ts';
import { type AnyHostedMatch, anyHostedMatch, type OpenOptions, openHostedMatch } from './hosted-match.ts';

/** The games a host can open, and their descriptions. */
export interface Library {
  /** Throws HexwyrmError 'unknown-game'. */
  load(game: string): Promise<AnyHostedGame>;
  readonly reference?: Reference;
}

/** What can be asked without a game: where no library has it, these methods are not known. */
export interface Reference {
  games(): Answer<'games'>;
  data(params: Params<'data'>): Answer<'data'>;
  rules(params: Params<'rules'>): Answer<'rules'>;
}

/** How bots think where other requests come in meanwhile. */
export interface Patience {
  /** A bot begins to think. */
  begin(): Pause;
  /** The one that thinks is to answer now. */
  end(): void;
}

/** Never interrupts a thought and never yields. */
const AT_ONCE: Patience = {
  begin: () => ({ isOver: () => false, rest: () => Promise.resolve() }),
  end() {},
};

/** One open game at a time, and the bots that play in it. */
export interface Host {
  readonly library: Library;
  /** Throws HexwyrmError 'no-game'. */
  current(): AnyHostedMatch;
  begin(params: Params<'new'>): Promise<AnyHostedMatch>;
  load(params: Params<'load'>): Promise<AnyHostedMatch>;
  /** Who plays the seats that bots play. */
  readonly bots: Map<Seat, string>;
  readonly patience: Patience;
  /** Requests of all clients are carried out one after the other. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

/** A game that begins with a position asks what play would have asked there. */
async function firstOf<S extends GameState, A, E extends GameEvent, V>(
  { whole }: HostedGame<S, A, E, V>,
  start: Start,
): Promise<Start> {
  if (start.kind === 'scenario') return start;
  return { kind: 'position', position: settledPosition(await whole(), start.position) };
}

/** `newSeed` gives the dice of a game for which none are named. */
export function createHost(library: Library, newSeed: () => string, patience = AT_ONCE): Host {
  let current: AnyHostedMatch | null = null;
  const bots = new Map<Seat, string>();
  let last: Promise<unknown> = Promise.resolve();

  const open = async (
    game: string,
    record: (hosted: AnyHostedGame) => Promise<GameRecord | Replay>,
    options?: OpenOptions,
  ): Promise<AnyHostedMatch> => {
    const hosted = await library.load(game);
    const opened = await hosted.use(async (inside) =>
      anyHostedMatch(await openHostedMatch(inside, await record(hosted), options)),
    );
    bots.clear();
    current = opened;
    return opened;
  };

  const begin = (game: string, start: Start, dice: DiceSource, advice: boolean | undefined) =>
    open(
      game,
      (hosted) => hosted.use(async (inside) => newRecord(inside.rules, await firstOf(inside, start), dice)),
      { advice },
    );

  const diceFrom = ({ seed, dice }: Pick<Params<'new'>, 'seed' | 'dice'>): DiceSource =>
    dice === undefined ? { kind: 'seed', seed: seed ?? newSeed() } : { kind: 'scripted', values: dice };

  return {
    library,
    bots,
    patience,
    inTurn(work) {
      const done = last.then(work);
      last = done.catch(() => {});
      return done;
    },
    current() {
      if (current !== null) return current;
      throw new HexwyrmError('no-game', 'no game is open: call new or load first');
    },
    begin: ({ game, scenario, options, advice, ...source }) =>
      begin(game, { kind: 'scenario', scenario, options }, diceFrom(source), advice),
    async load({ position, replay, groups, lenient, advice, ...source }) {
      if (replay !== undefined) {
        const record = parseReplay(replay);
        return open(record.game, async () => record, { groups, lenient, advice });
      }
      const { game } = parsePositionEnvelope(position);
      return begin(game, { kind: 'position', position: position ?? null }, diceFrom(source), advice);
    },
  };
}
