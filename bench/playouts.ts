import { type Game, type GameState, seededDice } from '@hexwyrm/kernel';
import { uniform } from './uniform.ts';

/** A game longer than this is counted as capped; random games end by the ten-turn limits long before. */
const CAP = 20_000;
/** State sizes are sampled every so many actions, outside the measured time. */
const SAMPLE_EVERY = 128;

/** The loop: list all legal actions, pick one uniformly, apply; to the end of the game, again and again. */
export function playouts<S extends GameState, A>(
  game: Game<S, A>,
  scenario: string,
  seconds: number,
  seed: string,
) {
  const choose = uniform(Number(seed));
  const lengths: number[] = [];
  const sizes: number[] = [];
  let actions = 0;
  let finished = 0;
  let deadEnds = 0;
  let capped = 0;
  let outside = 0;
  let aside = 0;
  const start = performance.now();
  const cpu = process.cpuUsage();
  const elapsed = (): number => performance.now() - start - outside;
  for (let round = 0; elapsed() < seconds * 1000; round++) {
    const dice = seededDice(`${seed}/${round}`);
    const state = game.setup(scenario, {}, dice);
    let played = 0;
    for (;;) {
      const decision = game.decision(state);
      if (!decision) {
        finished++;
        break;
      }
      const seat = decision.seats[choose(decision.seats.length)];
      const legal = game.legal(state, seat);
      if (legal.length === 0) {
        deadEnds++;
        break;
      }
      game.apply(state, seat, legal[choose(legal.length)], dice);
      played++;
      if (played % SAMPLE_EVERY === 0) {
        const before = performance.now();
        const used = process.cpuUsage();
        sizes.push(JSON.stringify(state).length);
        outside += performance.now() - before;
        aside += process.cpuUsage(used).user;
        if (elapsed() >= seconds * 1000) break;
      }
      if (played >= CAP) {
        capped++;
        break;
      }
    }
    actions += played;
    lengths.push(played);
  }
  const time = elapsed() / 1000;
  const worked = (process.cpuUsage(cpu).user - aside) / 1_000_000;
  return {
    actionsPerSecond: Math.round(actions / time),
    /** On a machine that is busy with other work this says more: seconds in which the processor was ours. */
    actionsPerProcessorSecond: Math.round(actions / worked),
    actions,
    games: lengths.length,
    finished,
    deadEnds,
    capped,
    medianActionsPerGame: lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)],
    stateBytesMean: Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length),
  };
}
