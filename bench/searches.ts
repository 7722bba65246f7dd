import { askBot, botCalled, seated } from '@hexwyrm/bots';
import { type Game, type GameEvent, type GameState, seededDice } from '@hexwyrm/kernel';
import { scenariosOf } from '../apps/cli/src/arena/scenarios.ts';
import { GAMES } from '../apps/cli/src/games/games.ts';
import type { Kit } from '../apps/cli/src/games/kit.ts';
import { gameNamed } from '../apps/cli/src/terminal/options.ts';

/** How fast the strongest bot thinks, and what its time goes into, in hundredths. */
export interface SearchSpeed {
  readonly scenario: string;
  /** Actions tried in thought a second of the processor. */
  readonly actions: number;
  readonly apply: number;
  readonly legal: number;
  readonly clone: number;
  /** Policy and judgement. */
  readonly thought: number;
}

/** What the bot gets for a decision, in milliseconds; one that takes less is not searched for. One in so many is looked at. */
const SPAN = 1000;
const EVERY = 7;

/** In each scenario that needs no options, or the one that is named. */
export const searches = (
  id: string,
  scenario: string | undefined,
  seconds: number,
  seed: string,
): readonly SearchSpeed[] =>
  gameNamed(GAMES, id).use((kit) =>
    scenariosOf(kit, scenario ?? 'all', {}).map((one) => speedIn(kit, one.id, seconds, seed)),
  );

function speedIn<S extends GameState, A, E extends GameEvent, V>(
  { game, bots }: Kit<S, A, E, V>,
  scenario: string,
  seconds: number,
  seed: string,
): SearchSpeed {
  const meter = new Meter();
  const strongest = botCalled(bots, 'strongest');
  const marshal = bots.get('marshal');
  if (strongest === undefined || marshal === undefined) throw new Error(`${game.id} has no levels`);
  const metered = meter.over(game);
  for (let round = 0; meter.spent < 1000 * seconds; round += 1) {
    const [dice, thoughts] = [seededDice(`${seed} ${round}`), seededDice(`${seed} ${round} thoughts`)];
    const state = game.setup(scenario, {}, dice);
    const players = new Map(game.seatsOf(state).map((seat) => [seat, seated(marshal)]));
    for (let decisions = 1; meter.spent < 1000 * seconds; decisions += 1) {
      const [seat] = game.decision(state)?.seats ?? [];
      if (seat === undefined) break;
      if (decisions % EVERY === 0)
        meter.run(SPAN, (isOver) =>
          askBot(strongest, metered, state, seat, thoughts, {
            evaluations: Number.POSITIVE_INFINITY,
            isOver,
          }),
        );
      game.apply(state, seat, askBot(players.get(seat) ?? marshal, game, state, seat, thoughts), dice);
    }
  }
  return { scenario, ...meter.read() };
}

interface Count {
  /** Milliseconds of the clock, and microseconds of the processor. */
  readonly spent: number;
  readonly worked: number;
  readonly actions: number;
  readonly apply: number;
  readonly legal: number;
  readonly clone: number;
}

const NOTHING: Count = { spent: 0, worked: 0, actions: 0, apply: 0, legal: 0, clone: 0 };

/** Counts calls of a game and what they take. */
class Meter {
  #count: Count = NOTHING;
  #total: Count = NOTHING;

  /** Milliseconds of thoughts that took all their time. */
  get spent(): number {
    return this.#total.spent;
  }

  /** Counts what is done, if it takes all its time. */
  run(span: number, work: (isOver: () => boolean) => unknown): void {
    this.#count = NOTHING;
    const started = performance.now();
    const before = process.cpuUsage();
    work(() => performance.now() - started >= span);
    const spent = performance.now() - started;
    if (spent < span) return;
    const { user, system } = process.cpuUsage(before);
    const { actions, apply, legal, clone } = this.#count;
    const total = this.#total;
    this.#total = {
      spent: total.spent + spent,
      worked: total.worked + user + system,
      actions: total.actions + actions,
      apply: total.apply + apply,
      legal: total.legal + legal,
      clone: total.clone + clone,
    };
  }

  over<S extends GameState, A, E extends GameEvent, V>(game: Game<S, A, E, V>): Game<S, A, E, V> {
    return {
      ...game,
      apply: (...args) => {
        this.#count = { ...this.#count, actions: this.#count.actions + 1 };
        return this.#timed('apply', () => game.apply(...args));
      },
      legal: (...args) => this.#timed('legal', () => game.legal(...args)),
      clone: (state) => this.#timed('clone', () => game.clone(state)),
      sample: (...args) => this.#timed('clone', () => game.sample(...args)),
    };
  }

  #timed<T>(what: 'apply' | 'legal' | 'clone', work: () => T): T {
    const started = performance.now();
    const result = work();
    const took = this.#count[what] + performance.now() - started;
    this.#count = { ...this.#count, [what]: took };
    return result;
  }

  read(): Omit<SearchSpeed, 'scenario'> {
    const { spent, worked, actions, apply, legal, clone } = this.#total;
    const share = (took: number): number => Math.round((100 * took) / spent);
    return {
      actions: Math.round((1_000_000 * actions) / worked),
      apply: share(apply),
      legal: share(legal),
      clone: share(clone),
      thought: share(spent - apply - legal - clone),
    };
  }
}
