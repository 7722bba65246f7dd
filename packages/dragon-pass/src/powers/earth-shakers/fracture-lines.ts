// The fracture lines of an earthquake, drawn hex by hex; they can always be finished (16.8, R-DPP-78).

import { remember } from '@hexwyrm/wargame';
import { type Board, unitOf } from '../../core/board.ts';
import type { FrameOf } from '../../core/frames.ts';
import { areNeighbours, neighboursOf, range } from '../../core/hexes.ts';
import type { Clause, Hex } from '../../core/vocabulary.ts';
import { rangeFactorOf } from '../../moon/figures.ts';
import { unitWith } from '../../stacks/roster.ts';

export type Fracture = Pick<FrameOf<'fracture'>, 'lines' | 'length' | 'count'>;

/** The Earth-shaker's Cult of the game, or -1. */
export const cultOf = unitWith('shakes-earth');

/** DP-16.8-c, d: one line of eight hexes or two of five. */
export const PLANS = { 1: { length: 8, count: 1 }, 2: { length: 5, count: 2 } } as const;

export const isComplete = ({ lines, length, count }: Fracture): boolean =>
  lines.length === count && lines.at(-1)?.length === length;

/** The lines after one more hex: the open one goes on, or the next one begins. */
export function extended({ lines, length, count }: Fracture, hex: Hex): Fracture {
  const open = lines.at(-1);
  if (open === undefined || open.length === length) return { lines: [...lines, [hex]], length, count };
  return { lines: [...lines.slice(0, -1), [...open, hex]], length, count };
}

/** Why the hex cannot be the next one by itself, or null. */
export function placeRefusal(board: Board, { lines, length }: Fracture, hex: Hex): Clause | null {
  const cult = cultOf(board);
  if (range(board, unitOf(board, cult).hex, hex) > (rangeFactorOf(board, cult) ?? -1)) return 'DP-16.8-c';
  const open = lines.at(-1);
  const begins = open === undefined || open.length === length;
  const others = begins ? lines : lines.slice(0, -1);
  if (others.some((line) => line.some((other) => other === hex || areNeighbours(board, other, hex))))
    return 'DP-16.8-d';
  if (begins) return null;
  if (open.includes(hex)) return 'DP-16.8-e';
  return areNeighbours(board, open.at(-1) ?? -1, hex) ? null : 'DP-16.8-c';
}

/** Where to look for the next hex: anywhere within reach for the first of a line, then next to the last. */
function candidates(board: Board, { lines, length }: Fracture): readonly Hex[] {
  const open = lines.at(-1);
  const begins = open === undefined || open.length === length;
  return begins ? withinReach(board) : neighboursOf(board, open.at(-1) ?? -1);
}

interface Reach {
  readonly centre: Hex;
  readonly reach: number;
  readonly hexes: readonly Hex[];
}

const lastReach = remember<Board, { found: Reach | null }>(() => ({ found: null }));

/** The same hexes while the cult reaches no other: a line is tried out from each of them. */
function withinReach(board: Board): readonly Hex[] {
  const cult = cultOf(board);
  const { hex: centre } = unitOf(board, cult);
  const reach = rangeFactorOf(board, cult) ?? -1;
  const last = lastReach(board);
  if (last.found?.centre !== centre || last.found.reach !== reach) {
    const all = [...board.world.land.grid.names.keys()];
    last.found = { centre, reach, hexes: all.filter((hex) => range(board, centre, hex) <= reach) };
  }
  return last.found.hexes;
}

/** Whether there is room for all that is left to draw. */
export function canFinish(board: Board, fracture: Fracture): boolean {
  if (isComplete(fracture)) return true;
  return candidates(board, fracture).some((hex) => leadsOn(board, fracture, hex));
}

const leadsOn = (board: Board, fracture: Fracture, hex: Hex): boolean =>
  placeRefusal(board, fracture, hex) === null && canFinish(board, extended(fracture, hex));

/** Every next hex from which the lines can still be finished. */
export const nextHexes = (board: Board, fracture: Fracture): Hex[] =>
  candidates(board, fracture).filter((hex) => leadsOn(board, fracture, hex));

export function nextRefusal(board: Board, fracture: Fracture, hex: Hex): Clause | null {
  const clause = placeRefusal(board, fracture, hex);
  if (clause !== null) return clause;
  return canFinish(board, extended(fracture, hex)) ? null : 'DP-16.8-c';
}

/** DP-16.8-f: hexes cut off by fracture hexes alone from every hex at the edge of the map. */
export function enclosedBy(board: Board, lines: readonly (readonly Hex[])[]): Hex[] {
  const broken = new Set(lines.flat());
  const all = [...board.world.land.grid.names.keys()];
  const outside = new Set(all.filter((hex) => !broken.has(hex) && neighboursOf(board, hex).length < 6));
  for (const hex of outside)
    for (const next of neighboursOf(board, hex)) if (!broken.has(next)) outside.add(next);
  return all.filter((hex) => !broken.has(hex) && !outside.has(hex));
}
