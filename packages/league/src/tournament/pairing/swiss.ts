import { type Dice, shuffle } from '@hexwyrm/kernel';
import { cheapestMatching, type Pairing } from './matching.ts';

/** What a pairing needs to know of a player. */
export interface Seeker {
  readonly id: string;
  readonly points: number;
  readonly resistance: number;
  readonly met: ReadonlySet<string>;
  /** Whether they have met a lower-scoring player before by being paired down. */
  readonly downBefore: boolean;
  /** How often they have sat out. */
  readonly byes: number;
}

export interface SwissPairs {
  readonly pairs: readonly Pair[];
  readonly bye: Seeker | null;
}

/**
 * Players on equal points who have not met (DR-5.2-f). Where somebody must be paired down, the gaps are as small as can
 * be, and those go who have the fewest points (R-DR-196); within a score those go first who have not been down before,
 * then those with the lowest resistance, then by lot (DR-5.2-g). Null where no such round is left.
 */
export function swissPairs(seekers: readonly Seeker[], dice: Dice): SwissPairs | null {
  const drawn = shuffle(dice, seekers);
  if (drawn.length % 2 === 0) {
    const pairs = pairsOf(drawn);
    return pairs === null ? null : { pairs, bye: null };
  }
  for (const bye of byeOrder(drawn)) {
    const pairs = pairsOf(drawn.filter((seeker) => seeker !== bye));
    if (pairs !== null) return { pairs, bye };
  }
  return null;
}

/** Who sits out: by lot among the lowest score, those first who did so least often (DR-5.2-e). */
const byeOrder = (drawn: readonly Seeker[]): Seeker[] =>
  drawn.toSorted((one, other) => one.byes - other.byes || one.points - other.points);

/** Few candidates a player make the search fast; all of them are tried where those are not enough. */
const NEAR = 6;
const SMALL = 96;

function pairsOf(drawn: readonly Seeker[]): Pair[] | null {
  const order = inOrder(drawn);
  const parts = partsOf(order).map(leastPairs);
  const whole = parts.flatMap((pairs) => pairs ?? []);
  if (2 * whole.length === order.length) return whole;
  // Too many have met for the least gaps. The sums of all pairings are even, or all are odd: the next is 2 more.
  const near = order.length > SMALL ? cheapestPairs(order, true) : null;
  return near !== null && gapsOf(near) === leastGaps(order) + 2 ? near : cheapestPairs(order, false);
}

type Pair = readonly [Seeker, Seeker];

function cheapestPairs(order: readonly Seeker[], nearOnly: boolean): Pair[] | null {
  const pairs = cheapestMatching(order.length, pairingsOf(order, nearOnly));
  return pairs?.map(([one, other]): Pair => [order[one], order[other]]) ?? null;
}

/**
 * Where the players down to a score are even, nobody is paired across in a round with the least gaps: its parts are
 * rounds with the least gaps too.
 */
function partsOf(order: readonly Seeker[]): Seeker[][] {
  const parts: Seeker[][] = [];
  let from = 0;
  for (const { to } of groupsOf(order)) {
    if (to % 2 === 1) continue;
    parts.push(order.slice(from, to));
    from = to;
  }
  return parts;
}

/** The cheapest pairs with the least gaps; null where too many have met. */
function leastPairs(part: readonly Seeker[]): Pair[] | null {
  for (const nearOnly of part.length > SMALL ? [true, false] : [false]) {
    const pairs = cheapestPairs(part, nearOnly);
    if (pairs !== null && gapsOf(pairs) === leastGaps(part)) return pairs;
  }
  return null;
}

/** By points; within a score those who should be paired down come last. The order they were drawn in is the lot. */
const inOrder = (drawn: readonly Seeker[]): Seeker[] =>
  drawn.toSorted(
    (one, other) =>
      other.points - one.points ||
      Number(other.downBefore) - Number(one.downBefore) ||
      other.resistance - one.resistance,
  );

/**
 * What it costs to be paired down: the gap in points, then each point that the player has, then to go down again, then
 * 1 for each of their score who should rather go. Each costs more than all that can follow it in a round.
 */
interface Costs {
  readonly gap: number;
  readonly point: number;
  readonly again: number;
}

function costsOf(order: readonly Seeker[]): Costs {
  const pairs = order.length / 2;
  const again = pairs * order.length;
  const point = again * (pairs + 1);
  const gap = point * order.reduce((sum, { points }) => sum + points, 1);
  return { gap, point, again };
}

function pairingsOf(order: readonly Seeker[], nearOnly: boolean): Pairing[] {
  const pairings: Pairing[] = [];
  const groups = groupsOf(order);
  const costs = costsOf(order);
  groups.forEach((group, above) => {
    for (let one = group.from; one < group.to; one += 1) {
      const reach = nearOnly ? Math.min(group.to, one + 1 + NEAR) : group.to;
      for (let other = one + 1; other < reach; other += 1) add(pairings, order, one, other, 0);
      if (nearOnly) wrap(pairings, order, one, group);
      const lower = nearOnly ? groups.slice(above + 1, above + 2) : groups.slice(above + 1);
      if (nearOnly && group.to - one > NEAR) continue;
      for (const { from, to } of lower)
        for (let other = from; other < (nearOnly ? Math.min(to, from + 2 * NEAR) : to); other += 1)
          add(pairings, order, one, other, downCost(costs, order[one], order[other]) + group.to - 1 - one);
    }
  });
  return pairings;
}

/** The first of a score and its last are neighbours too. */
function wrap(pairings: Pairing[], order: readonly Seeker[], one: number, { from, to }: Group): void {
  for (let step = 1; step <= NEAR; step += 1) {
    const other = one + step - (to - from);
    if (other >= from && other < one - NEAR) add(pairings, order, other, one, 0);
  }
}

function add(pairings: Pairing[], order: readonly Seeker[], one: number, other: number, cost: number): void {
  if (!order[one].met.has(order[other].id)) pairings.push([one, other, cost]);
}

const downCost = ({ gap, point, again }: Costs, one: Seeker, other: Seeker): number =>
  (one.points - other.points) ** 2 * gap + one.points * point + (one.downBefore ? again : 0);

/** Those with the same points, in the order. */
interface Group {
  readonly points: number;
  readonly from: number;
  readonly to: number;
}

function groupsOf(order: readonly Seeker[]): Group[] {
  const groups: Group[] = [];
  order.forEach(({ points }, index) => {
    const last = groups.at(-1);
    if (last?.points === points) groups[groups.length - 1] = { ...last, to: index + 1 };
    else groups.push({ points, from: index, to: index + 1 });
  });
  return groups;
}

const gapsOf = (pairs: readonly Pair[]): number =>
  pairs.reduce((sum, [one, other]) => sum + (one.points - other.points) ** 2, 0);

/** No pairing has less: where the players down to a score are odd, one of them meets somebody below it. */
function leastGaps(order: readonly Pick<Seeker, 'points'>[]): number {
  let gaps = 0;
  for (let index = 1; index < order.length; index += 2)
    gaps += (order[index - 1].points - order[index].points) ** 2;
  return gaps;
}
