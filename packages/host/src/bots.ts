import {
  askBot,
  askPatiently,
  type Bot,
  type Budget,
  botCalled,
  callings,
  type Pause,
  seated,
} from '@hexwyrm/bots';
import {
  copyJson,
  type Dice,
  type GameEvent,
  type GameState,
  HexwyrmError,
  hashState,
  RefusedError,
  refuseSeat,
  type Seat,
  seededDice,
} from '@hexwyrm/kernel';
import type { HostedMatch } from './hosted-match.ts';
import { linesFor } from './seat-log.ts';

/** Throws HexwyrmError 'unknown-bot'. */
export async function botNamed<S extends GameState, A, E extends GameEvent, V>(
  hosted: HostedMatch<S, A, E, V>,
  name: string,
): Promise<Bot<S, A, E, V>> {
  const bots = await hosted.bots();
  const bot = botCalled(bots, name);
  if (bot !== undefined) return bot;
  throw new HexwyrmError('unknown-bot', `there is no bot ${name}; there are: ${callings(bots).join(', ')}`);
}

/** The bot that plays the seat, with its plans. */
async function botAt<S extends GameState, A, E extends GameEvent, V>(
  hosted: HostedMatch<S, A, E, V>,
  seat: Seat,
  name: string,
): Promise<Bot<S, A, E, V>> {
  const named = await botNamed(hosted, name);
  const known = hosted.seated.get(seat);
  if (known?.name === named.name) return known;
  const bot = seated(named);
  hosted.seated.set(seat, bot);
  return bot;
}

/** Throws RefusedError for a seat that has nothing to choose. */
export function checkAsked<S extends GameState, A, E extends GameEvent, V>(
  { match }: HostedMatch<S, A, E, V>,
  seat: Seat,
): void {
  const refusal = refuseSeat(match.decision(), seat);
  if (refusal !== null) throw new RefusedError(refusal);
}

/** Dice that are the same for the same view. */
export const diceOf = (purpose: string, view: unknown): Dice =>
  seededDice(`${purpose} ${hashState(copyJson({ view }))}`);

/** What a bot would do. Its dice are not the game's: the same view gets the same answer. */
export async function bestMove<S extends GameState, A, E extends GameEvent, V>(
  hosted: HostedMatch<S, A, E, V>,
  seat: Seat,
  name: string,
  budget?: Budget,
  seed?: string | number,
): Promise<A> {
  const bot = await botNamed(hosted, name);
  const { match, game } = hosted;
  checkAsked(hosted, seat);
  const dice = seed === undefined ? diceOf('bestmove', match.view(seat)) : seededDice(seed);
  return askBot(bot, game, match.state, seat, dice, budget);
}

/**
 * What a bot that plays the seat does now. Its dice derive from the game's and the moment, so a resumed game continues
 * the same way; one that plans whole turns goes on with its plan, and makes a new one in a resumed game.
 */
export async function botAction<S extends GameState, A, E extends GameEvent, V>(
  hosted: HostedMatch<S, A, E, V>,
  seat: Seat,
  name: string,
  pause: () => Pause,
): Promise<A> {
  const bot = await botAt(hosted, seat, name);
  const { match, game, record } = hosted;
  checkAsked(hosted, seat);
  const dice = seededDice(JSON.stringify([record.dice, linesFor(match, seat).length + 1, seat]));
  return askPatiently(bot, game, match.state, seat, dice, pause());
}
