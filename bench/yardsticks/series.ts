import { type Bot, botCalled, playMatch, seated, wilson } from '@hexwyrm/bots';
import { type GameEvent, type GameState, type Seat, seededDice } from '@hexwyrm/kernel';
import { GAMES } from '../../apps/cli/src/games/games.ts';
import type { Kit } from '../../apps/cli/src/games/kit.ts';
import { gameNamed } from '../../apps/cli/src/terminal/options.ts';
import { boardgameBot } from './boardgame.ts';
import { oepBot } from './oep.ts';
import { uctBot } from './uct.ts';

/** What the strongest bot scored against a yardstick; a draw counts half. */
export interface Yardstick {
  readonly scenario: string;
  readonly against: string;
  readonly games: number;
  readonly score: number;
  readonly low: number;
  readonly high: number;
  /** Milliseconds that each thought in all. */
  readonly strongest: number;
  readonly other: number;
}

export interface Contest {
  readonly scenario: string;
  /** The yardstick, or none for all. */
  readonly against: string | undefined;
  /** Milliseconds a decision, the same for both. */
  readonly ms: number;
  readonly games: number;
  readonly seed: string;
}

/** The strongest bot meets plain searches at equal time, in pairs of games with swapped seats and the same dice. */
export function yardsticks(id: string, contest: Contest): readonly Yardstick[] {
  return gameNamed(GAMES, id).use((kit) =>
    Object.entries(rivalsIn(kit))
      .filter(([name]) => contest.against === undefined || contest.against === name)
      .map(([, rival]) => meet(kit, rival(), contest)),
  );
}

const rivalsIn = <S extends GameState, A, E extends GameEvent, V>({
  adviser: { counsel },
}: Kit<S, A, E, V>): Readonly<Record<string, () => Bot<S, A, E, V>>> => ({
  'boardgame.io': boardgameBot,
  uct: () => uctBot(counsel.judgement),
  oep: () => oepBot(counsel),
});

function meet<S extends GameState, A, E extends GameEvent, V>(
  { game, bots }: Kit<S, A, E, V>,
  rival: Bot<S, A, E, V>,
  { scenario, ms, games, seed }: Contest,
): Yardstick {
  const strongest = botCalled(bots, 'strongest');
  if (strongest === undefined) throw new Error(`${game.id} has no strongest bot`);
  const clock = { strongest: 0, other: 0 };
  let score = 0;
  for (let number = 0; number < games; number += 1) {
    const pair = `${seed}/${scenario}/${Math.floor(number / 2)}`;
    const dice = seededDice(pair);
    const state = game.setup(scenario, {}, dice);
    const own = game.seatsOf(state)[number % 2];
    const players = new Map(
      game.seatsOf(state).map((seat) => {
        const isOwn = seat === own;
        const bot = seated(isOwn ? strongest : rival);
        return [seat, hurried(bot, ms, (took) => (clock[isOwn ? 'strongest' : 'other'] += took))];
      }),
    );
    const playerAt = (seat: Seat): Bot<S, A, E, V> => players.get(seat) ?? rival;
    const { outcome } = playMatch(game, state, playerAt, seededDice(`${pair}/thoughts`), dice);
    score += outcome?.winner == null ? 0.5 : Number(outcome.winner === own);
  }
  const { low, high } = wilson(score, games);
  const [spent, other] = [clock.strongest, clock.other].map(Math.round);
  return { scenario, against: rival.name, games, score, low, high, strongest: spent, other };
}

/** The bot with so many milliseconds for a decision. */
const hurried = <S extends GameState, A, E extends GameEvent, V>(
  bot: Bot<S, A, E, V>,
  ms: number,
  note: (took: number) => void,
): Bot<S, A, E, V> => ({
  name: bot.name,
  choose(game, state, seat, dice) {
    const started = performance.now();
    const isOver = (): boolean => performance.now() - started >= ms;
    const evaluations = Number.POSITIVE_INFINITY;
    const action = bot.choose(game, state, seat, dice, { evaluations, isOver });
    note(performance.now() - started);
    return action;
  },
});
