import type { Adviser, Annals, Bot } from '@hexwyrm/bots';
import type { Grid } from '@hexwyrm/hexmap';
import type { Game, GameEvent, GameState, Json, Queries } from '@hexwyrm/kernel';
import type { LeagueGame } from '@hexwyrm/league';
import type { Params } from '@hexwyrm/protocol';
import type { Tongue } from '@hexwyrm/words';
import type { RuleBook } from './rule-book.ts';
import type { Teller } from './teller.ts';

/** A game with what the command line needs besides its rules. */
export interface Kit<S extends GameState, A, E extends GameEvent, V> {
  readonly game: Game<S, A, E, V>;
  readonly title: string;
  /** The default scenario. */
  readonly scenario: string;
  readonly bots: ReadonlyMap<string, Bot<S, A, E, V>>;
  readonly adviser: Adviser<S, A, E, V>;
  readonly annals: Annals<S, E>;
  readonly queries: Queries<V>;
  readonly optionsSchema: Json;
  readonly positionSchema: Json;
  readonly rules: RuleBook;
  /** The printed data of the game, as the files have them. */
  readonly data: Readonly<Record<Params<'data'>['what'], object>>;
  /** What it declares for campaigns and tournaments; null where it knows of none. */
  readonly league: LeagueGame | null;
  /** Giving up, where the game allows it. */
  readonly concession: A | null;
  /** Says in words and letters what the game says in data. */
  tellerIn(tongue: Tongue): Teller<S, A, E>;
  scenarioName(scenario: string): string | undefined;
  /** The hexes that are played on. */
  gridOf(state: S): Grid;
}

/** Any game at all: hands its kit to code that works for every game, with all types intact. */
export interface AnyKit {
  readonly id: string;
  use<R>(work: <S extends GameState, A, E extends GameEvent, V>(kit: Kit<S, A, E, V>) => R): R;
}

export const anyKit = <S extends GameState, A, E extends GameEvent, V>(kit: Kit<S, A, E, V>): AnyKit => ({
  id: kit.game.id,
  use: (work) => work(kit),
});
