import { type Dice, pickIndex, shuffle } from '@hexwyrm/kernel';
import { cheapestMatching, type Pairing } from './matching.ts';

/** Who meets whom in an elimination, and who goes on unplayed. */
export interface Drawn {
  readonly pairs: readonly Pair[];
  readonly bye: string | null;
}

type Pair = readonly [string, string];
type Met = (one: string, other: string) => boolean;

/** Byes of a player so far. */
type ByesOf = (player: string) => number;

/**
 * Pairs by lot with as few rematches as can be (R-DR-195). With an odd number one by lot goes on unplayed, of those who
 * did so least often (DR-5.2-c, R-DR-126) and leave the fewest rematches.
 */
export function drawPairs(players: readonly string[], met: Met, byesOf: ByesOf, dice: Dice): Drawn {
  const order = shuffle(dice, players);
  if (order.length % 2 === 0) return { pairs: pairUp(order, met), bye: null };
  const rematches = ({ pairs }: Drawn): number => pairs.filter(([one, other]) => met(one, other)).length;
  let best: Drawn | null = null;
  for (const bye of fewestByes(order, byesOf)) {
    const left = order.filter((player) => player !== bye);
    const drawn = { pairs: pairUp(left, met), bye };
    if (best === null || rematches(drawn) < rematches(best)) best = drawn;
    if (rematches(best) === 0) break;
  }
  if (best === null) throw new RangeError('there are no players to pair');
  return best;
}

function fewestByes(players: readonly string[], byesOf: ByesOf): string[] {
  const fewest = Math.min(...players.map(byesOf));
  return players.filter((player) => byesOf(player) === fewest);
}

/** Few candidates a player make the search fast; all of them are tried where those are not enough. */
const NEAR = 16;

function pairUp(order: readonly string[], met: Met): Pair[] {
  const fresh = pairingsOf(order, met, NEAR).filter(([, , cost]) => cost === 0);
  const matching =
    cheapestMatching(order.length, fresh) ??
    cheapestMatching(order.length, pairingsOf(order, met, order.length));
  if (matching === null) throw new RangeError('an odd number cannot be paired');
  return matching.map(([one, other]) => [order[one], order[other]]);
}

/** Each with those who follow within reach; a rematch costs 1. */
const pairingsOf = (order: readonly string[], met: Met, reach: number): Pairing[] =>
  order.flatMap((one, index) =>
    order
      .slice(index + 1, index + 1 + reach)
      .map((other, step): Pairing => [index, index + 1 + step, Number(met(one, other))]),
  );

/** Final rounds after Swiss ones: the best meets the last, so that the best two meet late. */
export function seededPairs(players: readonly string[], byesOf: ByesOf, dice: Dice): Drawn {
  const bye = players.length % 2 === 0 ? null : pickBye(players, byesOf, dice);
  const order = players.filter((player) => player !== bye);
  const half = order.length / 2;
  return { pairs: order.slice(0, half).map((one, index) => [one, order[order.length - 1 - index]]), bye };
}

function pickBye(players: readonly string[], byesOf: ByesOf, dice: Dice): string {
  const from = fewestByes(players, byesOf);
  return from[pickIndex(dice, from.length)];
}
