// The numbers of the zombies that are left when a phase ends (16.3.2.1, R-DPP-62).

import { type Board, changing, orderStack, type Play, putUnit, stackAt, unitOf } from '../../core/board.ts';
import { areNeighbours } from '../../core/hexes.ts';
import { type UnitId, WAITING } from '../../core/vocabulary.ts';
import { delectiOf, zombieCounters } from './chain.ts';

const areLinked = (board: Board, one: UnitId, other: UnitId): boolean =>
  areNeighbours(board, unitOf(board, one).hex, unitOf(board, other).hex);

/** DP-16.3.2.1-a, b: consecutive zombies are next to each other, never together. */
export const isChain = (board: Board, zombies: readonly UnitId[]): boolean =>
  zombies.slice(1).every((id, i) => areLinked(board, zombies[i], id));

/** R-DP-66: their own order where it is a chain, else the longest one there is with a zombie beside Delecti. */
export const bestOrder = (board: Board, zombies: readonly UnitId[]): readonly UnitId[] =>
  isChain(board, zombies) ? zombies : longestChain(board, zombies);

/** Each set of zombies, as bits, and the zombies with which a chain of all of them can end. */
function longestChain(board: Board, zombies: readonly UnitId[]): readonly UnitId[] {
  const { hex: home } = unitOf(board, delectiOf(board));
  const links = zombies.map((id) => bitsOf(zombies, (other) => areLinked(board, id, other)));
  const atHome = bitsOf(zombies, (id) => unitOf(board, id).hex === home);
  const ends: number[] = [0];
  let best = 0;
  for (let set = 1; set < 2 ** zombies.length; set++) {
    let found = 0;
    links.forEach((beside, last) => {
      const bit = 1 << last;
      const rest = set ^ bit;
      if ((set & bit) !== 0 && (rest === 0 || (ends[rest] & beside) !== 0)) found |= bit;
    });
    ends.push(found);
    if (found !== 0 && (set & atHome) !== 0 && sizeOf(set) > sizeOf(best)) best = set;
  }
  return unwound(zombies, links, ends, best);
}

const bitsOf = (zombies: readonly UnitId[], test: (id: UnitId) => boolean): number =>
  zombies.reduce((found, id, i) => (test(id) ? found | (1 << i) : found), 0);

const sizeOf = (set: number): number => (set === 0 ? 0 : (set & 1) + sizeOf(set >> 1));

/** The chain of a set, from one end to the other. */
function unwound(
  zombies: readonly UnitId[],
  links: readonly number[],
  ends: readonly number[],
  whole: number,
): readonly UnitId[] {
  const chain: UnitId[] = [];
  let set = whole;
  let open = ends[set];
  while (open !== 0) {
    const last = zombies.findIndex((_, i) => (open & (1 << i)) !== 0);
    chain.push(...zombies.slice(last, last + 1));
    set ^= 1 << last;
    open = ends[set] & links[last];
  }
  return chain;
}

/** DP-16.3.2.1-c: the first in the order becomes number 1, and so on; counters are exchanged where they lie. */
export function renumber(play: Play, order: readonly UnitId[]): void {
  const counters = zombieCounters(play).slice(0, order.length);
  if (order.every((id, i) => id === counters[i])) return;
  const places = order.map((id) => unitOf(play, id));
  const stacks = new Map(places.map(({ hex }) => [hex, stackAt(play, hex)]));
  const heirs = new Map(order.map((id, i) => [id, counters[i]]));
  for (const id of order) putUnit(play, id, WAITING);
  counters.forEach((id, i) => {
    const place = places[i];
    if (place === undefined) return;
    const zombie = changing(play, id);
    zombie.owner = place.owner;
    zombie.fought = place.fought;
    putUnit(play, id, place.hex);
  });
  for (const [hex, stack] of stacks) {
    const after = stack.map((id) => heirs.get(id) ?? id);
    orderStack(play, hex, after);
  }
  play.state.killed = play.state.killed.filter((id) => unitOf(play, id).hex < WAITING);
  play.events.push({ type: 'zombies-numbered', clause: 'DP-16.3.2.1-c', count: order.length });
}
