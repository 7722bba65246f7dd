import { type Game, type GameState, hashState, seededDice } from '@hexwyrm/kernel';
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

/** Microseconds a call, over all the states, repeated until `seconds` are used. */
function cost<S>(states: readonly S[], seconds: number, call: (state: S) => unknown): number {
  let calls = 0;
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) {
    for (const state of states) call(state);
    calls += states.length;
  }
  return Number((((performance.now() - start) * 1000) / calls).toFixed(2));
}

const unitsOf = (state: GameState): number =>
  'units' in state && Array.isArray(state.units) ? state.units.length : 0;

/** What each call of the contract costs, and how it grows with the number of units on the list. */
export function costs<S extends GameState, A>(
  game: Game<S, A>,
  scenario: string,
  seconds: number,
  seed: string,
) {
  const rows: Record<string, Record<string, number>> = {};
  const others = (OTHERS[game.id] ?? []).filter((other) => other !== scenario);
  for (const name of [scenario, ...others]) {
    const states = collect(game, name, seed);
    const share = seconds / (5 * (others.length + 1));
    const seat = (state: S): string => game.decision(state)?.seats[0] ?? '';
    const clone = cost(states, share, (state) => game.clone(state));
    const cloneAndApply = cost(states, share, (state) => {
      const branch = game.clone(state);
      const legal = game.legal(branch, seat(branch));
      return game.apply(branch, seat(branch), legal[legal.length - 1], seededDice('bench'));
    });
    const legal = cost(states, share, (state) => game.legal(state, seat(state)));
    rows[name] = {
      units: Math.round(states.reduce((sum, state) => sum + unitsOf(state), 0) / states.length),
      legal,
      apply: Number(Math.max(0, cloneAndApply - clone - legal).toFixed(2)),
      view: cost(states, share, (state) => game.view(state, seat(state))),
      clone,
      hash: cost(states, share, (state) => hashState(state)),
    };
  }
  return rows;
}

/** Scenarios from few units to many. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'dragon-rage': ['esirien-6', 'esirien-1', 'nurkott-2'],
  'dragon-pass': ['pass-1', 'pass-5', 'pass-8'],
};
