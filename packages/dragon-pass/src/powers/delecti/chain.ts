// The chain of zombies (16.3.2.1): the zombie with the next number stands in the next hex.

import { type Board, unitOf } from '../../core/board.ts';
import { areNeighbours } from '../../core/hexes.ts';
import { lasting } from '../../core/lasting.ts';
import type { Clause, Hex, UnitId } from '../../core/vocabulary.ts';
import type { UnitType } from '../../core/world/unit-types.ts';
import { isZombie } from '../../stacks/kinds.ts';
import { numberedUnits, unitWith } from '../../stacks/roster.ts';
import { groundRefusal } from '../../terrain/cost.ts';
import { moverOf } from '../../terrain/mover.ts';

/** Delecti, or -1 where he is not among the counters. */
export const delectiOf = unitWith('raises-zombies');

const isZombieType = ({ kind }: UnitType): boolean => kind === 'zombie';

/** All counters of zombies, the lowest number first. */
export const zombieCounters = numberedUnits(isZombieType);

/** The zombies on the map from the head of their chain to its tail (DP-16.3.2.1-d). */
export const chainOf = lasting((board): readonly UnitId[] =>
  zombieCounters(board).filter((id) => unitOf(board, id).hex >= 0),
);

/** The head and the tail of the chain; a lone zombie is both. */
export const endsOf = lasting((board): readonly UnitId[] => {
  const chain = chainOf(board);
  return chain.filter((_, place) => place === 0 || place === chain.length - 1);
});

/** DP-16.3.2.3-a, b: the hexes of zombies from which there is a way over zombies to Delecti, who stands with one. */
export function hexesInContact(board: Board): Set<Hex> {
  const delecti = delectiOf(board);
  const hexes = new Set(chainOf(board).map((id) => unitOf(board, id).hex));
  const reached = new Set<Hex>();
  const start = delecti < 0 ? -1 : unitOf(board, delecti).hex;
  if (hexes.has(start)) reached.add(start);
  for (const from of reached) for (const hex of hexes) if (areNeighbours(board, from, hex)) reached.add(hex);
  return reached;
}

/** DP-16.3.2.5-j: why a zombie may not advance to the hex, or null; the chain has to hold, and the ground to bear it. */
export function chainRefusal(board: Board, id: UnitId, to: Hex): Clause | null {
  if (!isZombie(board, id)) return null;
  const ground = groundRefusal(moverOf(board, id), to);
  if (ground !== null) return ground;
  const { number } = unitOf(board, id);
  const beside = chainOf(board).filter((other) => Math.abs(unitOf(board, other).number - number) === 1);
  return beside.every((other) => areNeighbours(board, unitOf(board, other).hex, to)) ? null : 'DP-16.3.2.5-j';
}

/** Whether a zombie or Delecti himself stands next to the hex. */
export const isNearTheDead = (board: Board, hex: Hex): boolean =>
  [delectiOf(board), ...chainOf(board)].some((id) => areNeighbours(board, unitOf(board, id).hex, hex));
