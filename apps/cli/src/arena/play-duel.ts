import {
  type Bot,
  type Budget,
  Chronicler,
  DEFAULT_BUDGET,
  type Duel,
  type PlayedDuel,
  playMatch,
  seated,
} from '@hexwyrm/bots';
import { type GameEvent, type GameState, type Seat, seededDice } from '@hexwyrm/kernel';
import type { Kit } from '../games/kit.ts';
import { botNamed } from '../terminal/bot-names.ts';
import { Clock } from './clock.ts';
import type { ArenaOrder, Thought } from './order.ts';

/** Plays one game of a series. Games of the same round and scenario roll the same dice. */
export function playDuel<S extends GameState, A, E extends GameEvent, V>(
  kit: Kit<S, A, E, V>,
  { seed, options, thought, chronicle }: ArenaOrder,
  duel: Duel,
): PlayedDuel {
  const { game } = kit;
  const { counsel } = kit.adviser;
  const series = `${seed}/${duel.scenario}/${duel.round}`;
  const dice = seededDice(series);
  const state = game.setup(duel.scenario, options, dice);
  const clocks = new Map(Object.values(duel.bots).map((name) => [name, new Clock()]));
  const players = new Map<Seat, Bot<S, A, E, V>>();
  for (const [name, clock] of clocks) {
    const bot = botNamed(kit.bots, name);
    for (const seat of game.seatsOf(state))
      if (duel.bots[seat] === name) players.set(seat, timed(seated(bot), clock, thought));
  }
  const playerAt = (seat: Seat): Bot<S, A, E, V> => {
    const player = players.get(seat);
    if (player === undefined) throw new Error(`nobody plays ${seat}`);
    return player;
  };
  const thoughts = seededDice(`${series}/thoughts`);
  const chronicler = new Chronicler(counsel, kit.annals, game.seatsOf(state));
  const witness = chronicle && ((events: readonly E[]) => chronicler.note(state, events));
  const { outcome, actions, ended } = playMatch(game, state, playerAt, thoughts, dice, { witness });
  return {
    ...duel,
    winner: outcome?.winner ?? null,
    reason: outcome?.reason ?? ended,
    turns: counsel.turnNumber(state),
    actions: actions.length,
    thinking: Object.fromEntries([...clocks].map(([name, clock]) => [name, clock.read()])),
    ...(chronicle && { chronicle: chronicler.end(state) }),
  };
}

/** The bot, with so long to think, and a clock that runs while it does. */
function timed<S extends GameState, A, E extends GameEvent, V>(
  bot: Bot<S, A, E, V>,
  clock: Clock,
  thought: Thought,
): Bot<S, A, E, V> {
  return {
    name: bot.name,
    choose(game, state, seat, dice) {
      const started = clock.start();
      const action = bot.choose(game, state, seat, dice, budgetFor(bot, thought, started));
      clock.stop(started);
      return action;
    },
  };
}

/** One that can think on and on does so until its time is up. */
function budgetFor<S extends GameState, A, E extends GameEvent, V>(
  { budget = DEFAULT_BUDGET, think }: Bot<S, A, E, V>,
  thought: Thought,
  started: number,
): Budget {
  if (thought === null) return budget;
  if ('evaluations' in thought) return thought;
  const evaluations = think === undefined ? budget.evaluations : Number.POSITIVE_INFINITY;
  return { evaluations, isOver: () => performance.now() - started >= thought.ms };
}
