import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Game, type GameState, seededDice } from '@hexwyrm/kernel';
import type { AnyKit } from '../apps/cli/src/games/kit.ts';
import { gameNamed } from '../apps/cli/src/terminal/options.ts';
import { uniform } from './uniform.ts';

/** Actions of random games per second of the processor, of two checkouts by turns in one process. */
export interface Ratio {
  readonly here: number;
  readonly there: number;
  readonly ratio: number;
  /** Of single pairs of slices: half of them lie between the quartiles. */
  readonly lowerQuartile: number;
  readonly upperQuartile: number;
  readonly pairs: number;
}

/** Microseconds of the processor that one side plays for before the other has its turn. */
const SLICE = 250_000;
/** Pairs of slices in which the code is compiled; they are not counted. */
const WARM_UP = 12;

/** Plays whole games until the slice is used up; returns actions per microsecond. */
type Player = () => number;

interface Total {
  actions: number;
  used: number;
}

/** The games of a checkout, as `scripts/bench.mjs` has bundled them. */
async function gamesOf(side: 'here' | 'there'): Promise<readonly AnyKit[]> {
  const file = pathToFileURL(path.resolve('node_modules/.cache/bench', side, 'main.mjs')).href;
  const { GAMES }: { readonly GAMES: readonly AnyKit[] } = await import(/* @vite-ignore */ file);
  return GAMES;
}

/** The n-th slice of every player begins with the same game. */
function playerOf<S extends GameState, A>(
  game: Game<S, A>,
  scenario: string,
  seed: string,
  total: Total,
): Player {
  let slices = 0;
  return () => {
    const choose = uniform(Number(seed) + slices);
    const start = process.cpuUsage();
    let actions = 0;
    let used = 0;
    for (let round = 0; used < SLICE; round += 1) {
      actions += playGame(game, scenario, `${seed}/${slices}/${round}`, choose);
      const { user, system } = process.cpuUsage(start);
      used = user + system;
    }
    slices += 1;
    if (slices > WARM_UP) {
      total.actions += actions;
      total.used += used;
    }
    return actions / used;
  };
}

function playGame<S extends GameState, A>(
  game: Game<S, A>,
  scenario: string,
  seed: string,
  choose: (choices: number) => number,
): number {
  const dice = seededDice(seed);
  const state = game.setup(scenario, {}, dice);
  for (let actions = 0; ; actions += 1) {
    const seat = game.decision(state)?.seats[0];
    if (seat === undefined) return actions;
    const legal = game.legal(state, seat);
    game.apply(state, seat, legal[choose(legal.length)], dice);
  }
}

/** A machine that is busy with other work slows both sides alike: only what they take of each other means something. */
export async function ratio(id: string, scenario: string, seconds: number, seed: string): Promise<Ratio> {
  const totals = { here: { actions: 0, used: 0 }, there: { actions: 0, used: 0 } };
  const [here, there] = await Promise.all(
    (['here', 'there'] as const).map(async (side) =>
      gameNamed(await gamesOf(side), id).use(({ game }) => playerOf(game, scenario, seed, totals[side])),
    ),
  );
  for (let pair = 0; pair < WARM_UP; pair += 1) {
    there();
    here();
  }
  const pairs: number[] = [];
  while (totals.here.used + totals.there.used < seconds * 1_000_000) {
    const before = there();
    pairs.push(here() / before);
  }
  pairs.sort((a, b) => a - b);
  const rate = ({ actions, used }: Total): number => (actions / used) * 1_000_000;
  const quantile = (share: number): number => rounded(pairs[Math.floor((pairs.length - 1) * share)], 2);
  return {
    here: rounded(rate(totals.here)),
    there: rounded(rate(totals.there)),
    ratio: rounded(rate(totals.here) / rate(totals.there), 3),
    lowerQuartile: quantile(0.25),
    upperQuartile: quantile(0.75),
    pairs: pairs.length,
  };
}

const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));
