import { type Game, type GameState, seededDice } from '@hexwyrm/kernel';
import { uniform } from './uniform.ts';

/** A game longer than this is counted as capped; random games end by the ten-turn limits long before. */
const CAP = 20_000;
/** The clock is read and the size of the state taken every so many actions: asking for the time takes time too. */
const SAMPLE_EVERY = 2048;

/** How far the run has come: actions, and seconds of the processor. */
interface Mark {
  readonly actions: number;
  readonly worked: number;
}

const START: Mark = { actions: 0, worked: 0 };

const rate = (from: Mark, to: Mark): number =>
  Math.round((to.actions - from.actions) / (to.worked - from.worked));

/** Microseconds of the processor, the system's work for us included. */
function usedSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

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
  let finished = 0;
  let deadEnds = 0;
  let capped = 0;
  let outside = 0;
  let aside = 0;
  let total = 0;
  let half: Mark | null = null;
  const start = performance.now();
  const cpu = process.cpuUsage();
  const elapsed = (): number => performance.now() - start - outside;
  const mark = (): Mark => ({ actions: total, worked: (usedSince(cpu) - aside) / 1_000_000 });
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
      total++;
      if (total % SAMPLE_EVERY === 0) {
        const before = performance.now();
        const used = process.cpuUsage();
        sizes.push(JSON.stringify(state).length);
        outside += performance.now() - before;
        aside += usedSince(used);
        if (elapsed() >= seconds * 500) half ??= mark();
        if (elapsed() >= seconds * 1000) break;
      }
      if (played >= CAP) {
        capped++;
        break;
      }
    }
    lengths.push(played);
  }
  const time = elapsed() / 1000;
  const whole = mark();
  return {
    actionsPerSecond: Math.round(total / time),
    /** On a machine that is busy with other work this says more: seconds in which the processor was ours. */
    actionsPerProcessorSecond: rate(START, whole),
    /** The second half of the run alone: programs that play for long no longer wait for the code to be compiled. */
    warmActionsPerProcessorSecond: rate(half ?? START, whole),
    actions: total,
    games: lengths.length,
    finished,
    deadEnds,
    capped,
    medianActionsPerGame: lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)],
    stateBytesMean: Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length),
  };
}
