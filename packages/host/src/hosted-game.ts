import type { Adviser, Bot } from '@hexwyrm/bots';
import {
  type Game,
  type GameEvent,
  type GameRecord,
  type GameState,
  HexwyrmError,
  type Queries,
} from '@hexwyrm/kernel';

/** A game as a host plays it. What a game can begin without is loaded when it is wanted. */
export interface HostedGame<S extends GameState, A, E extends GameEvent, V> {
  readonly rules: Omit<Game<S, A, E, V>, 'load'>;
  /** The game with what opens positions. */
  whole(): Promise<Game<S, A, E, V>>;
  bots(): Promise<ReadonlyMap<string, Bot<S, A, E, V>>>;
  adviser(): Promise<Adviser<S, A, E, V>>;
  queries(): Promise<Queries<V>>;
}

/** Any game at all: hands itself to code that works for every game, with all types intact. */
export interface AnyHostedGame {
  use<R>(work: <S extends GameState, A, E extends GameEvent, V>(hosted: HostedGame<S, A, E, V>) => R): R;
}

export const anyHosted = <S extends GameState, A, E extends GameEvent, V>(
  hosted: HostedGame<S, A, E, V>,
): AnyHostedGame => ({ use: (work) => work(hosted) });

const opensNoPosition = (): never => {
  throw new HexwyrmError('internal', 'a position is opened before it can be read');
};

/** The game that a record is played with. */
export const gameFor = async <S extends GameState, A, E extends GameEvent, V>(
  { rules, whole }: HostedGame<S, A, E, V>,
  { start }: Pick<GameRecord, 'start'>,
): Promise<Game<S, A, E, V>> => (start.kind === 'position' ? whole() : { ...rules, load: opensNoPosition });
