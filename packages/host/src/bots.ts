import { askBot, type Bot, type Budget } from '@hexwyrm/bots';
import {
  copyJson,
  type GameEvent,
  type GameState,
  HexwyrmError,
  hashState,
  RefusedError,
  refuseSeat,
  type Seat,
  seededDice,
} from '@hexwyrm/kernel';
import type { Match } from './match.ts';

/** Throws HexwyrmError 'unknown-bot'. */
export async function botNamed<S extends GameState, A, E extends GameEvent, V>(
  match: Match<S, A, E, V>,
  name: string,
): Promise<Bot<S, A, E, V>> {
  const bots = await match.bots();
  const bot = bots.get(name);
  if (bot !== undefined) return bot;
  throw new HexwyrmError('unknown-bot', `there is no bot ${name}; there are: ${[...bots.keys()].join(', ')}`);
}

/** Throws RefusedError for a seat that has nothing to choose. */
function checkAsked<S extends GameState, A, E extends GameEvent, V>(
  { table }: Match<S, A, E, V>,
  seat: Seat,
): void {
  const refusal = refuseSeat(table.decision(), seat);
  if (refusal !== null) throw new RefusedError(refusal);
}

/** What a bot would do. Its dice are not the game's: the same view gets the same answer. */
export async function bestMove<S extends GameState, A, E extends GameEvent, V>(
  match: Match<S, A, E, V>,
  seat: Seat,
  name: string,
  budget?: Budget,
  seed?: string | number,
): Promise<A> {
  const bot = await botNamed(match, name);
  const { table, game } = match;
  checkAsked(match, seat);
  const dice = seededDice(seed ?? `bestmove ${hashState(copyJson({ view: table.view(seat) }))}`);
  return askBot(bot, game, table.state, seat, dice, budget);
}

/**
 * What a bot that plays the seat does now. Its dice derive from the game's and the moment, so a resumed game
 * continues the same way.
 */
export async function botAction<S extends GameState, A, E extends GameEvent, V>(
  match: Match<S, A, E, V>,
  seat: Seat,
  name: string,
): Promise<A> {
  const bot = await botNamed(match, name);
  const { table, game, record } = match;
  checkAsked(match, seat);
  const dice = seededDice(JSON.stringify([record.dice, table.log.length + 1, seat]));
  return askBot(bot, game, table.state, seat, dice);
}
