import { type Game, type GameState, hashState, seededDice } from '@hexwyrm/kernel';
import { scenariosOf } from './games.ts';
import { uniform } from './uniform.ts';

/** States met on the way through some random games, spread evenly. */
function collect<S extends GameState, A>(game: Game<S, A>, scenario: string, seed: string): S[] {
  const choose = uniform(Number(seed));
  const states: S[] = [];
  for (let round = 0; round < 4; round++) {
    const dice = seededDice(`${seed}/${round}`);
    const state = game.setup(scenario, {}, dice);
    for (let step = 0; step < 5000; step++) {
      const seat = game.decision(state)?.seats[0];
      if (seat === undefined) break;
      const legal = game.legal(state, seat);
      game.apply(state, seat, legal[choose(legal.length)], dice);
      if (step % 25 === 0 && game.decision(state)) states.push(game.clone(state));
    }
  }
  return states;
}

/**
 * Microseconds of processor time a call, over all that is prepared, again and again until `seconds` of the clock are
 * used. The first round warms up and is not counted, nor is what prepares the others.
 */
function cost<T>(seconds: number, prepare: () => readonly T[], call: (prepared: T) => unknown): number {
  for (const prepared of prepare()) call(prepared);
  let calls = 0;
  let used = 0;
  const start = performance.now();
  do {
    const round = prepare();
    const before = process.cpuUsage();
    for (const prepared of round) call(prepared);
    const { user, system } = process.cpuUsage(before);
    used += user + system;
    calls += round.length;
  } while (performance.now() - start < seconds * 1000);
  return Number((used / calls).toFixed(2));
}

const unitsOf = (state: GameState): number =>
  'units' in state && Array.isArray(state.units) ? state.units.length : 0;

const MEASURES = 7;

/**
 * What each call of the contract costs, and how it grows with the number of units on the list. `fresh` is the legal list
 * of a state just loaded, of which the game knows nothing yet, and `longest` that of the state with most to choose from.
 */
export function costs<S extends GameState, A>(
  game: Game<S, A>,
  scenario: string,
  seconds: number,
  seed: string,
) {
  const rows: Record<string, Record<string, number>> = {};
  const names = [...new Set([...scenariosOf(game.id), scenario])];
  const share = seconds / (MEASURES * names.length);
  const seat = (state: S): string => game.decision(state)?.seats[0] ?? '';
  const legal = (state: S): readonly A[] => game.legal(state, seat(state));
  const reload = (state: S): S => game.load(game.save(state));
  for (const name of names) {
    const states = collect(game, name, seed);
    const choices = states.map((state) => legal(state).length);
    const most = Math.max(...choices);
    const longest = states.filter((_, i) => choices[i] === most).slice(0, 1);
    rows[name] = {
      units: Math.round(states.reduce((sum, state) => sum + unitsOf(state), 0) / states.length),
      choices: Math.round(choices.reduce((sum, count) => sum + count, 0) / states.length),
      legal: cost(share, () => states, legal),
      fresh: cost(share, () => states.map(reload), legal),
      most,
      longest: cost(share, () => longest.map(reload), legal),
      apply: cost(
        share,
        () => states.map((state) => ({ state: game.clone(state), action: legal(state).at(-1) })),
        ({ state, action }) => action && game.apply(state, seat(state), action, seededDice('bench')),
      ),
      view: cost(
        share,
        () => states,
        (state) => game.view(state, seat(state)),
      ),
      clone: cost(share, () => states, game.clone),
      hash: cost(share, () => states, hashState),
    };
  }
  return rows;
}
