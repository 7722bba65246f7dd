// Floods: where they go, units caught as they rise, and units that enter them later (12.3, R-DPP-26).

import { type Board, faceOf, hexName, type Play, stackAt, unitOf } from '../core/board.ts';
import type { Hex, UnitId } from '../core/vocabulary.ts';
import { disrupt } from '../harm/harm.ts';
import { isDisembodied, isProtector, isTreasure } from '../stacks/kinds.ts';
import { strikeArea } from './area-effect.ts';

/** DP-12.3-i, j: the streams among the hexes and all below them, down to the edge of the map. */
export function downstreamOf({ world }: Board, hexes: readonly Hex[]): Hex[] {
  const { stream, downstream } = world.land;
  const wet = new Set(hexes.filter((hex) => stream[hex]));
  for (const hex of wet) for (const below of downstream.get(hex) ?? []) wet.add(below);
  return [...wet].sort((a, b) => a - b);
}

/** The streams rise and harm the units there once (DP-12.3-p); no player is to blame for that. */
export function flood(play: Play, hexes: readonly Hex[]): void {
  play.state.flooded = [...hexes];
  if (hexes.length === 0) return;
  const names = hexes.map((hex) => hexName(play, hex));
  play.events.push({ type: 'flooded', clause: 'DP-12.3-p', hexes: names });
  strikeArea(play, 'flood', hexes, -1);
}

export function drain(play: Play): void {
  if (play.state.flooded.length > 0) play.events.push({ type: 'drained', clause: 'DP-12.3-k' });
  play.state.flooded = [];
}

/**
 * The unit has entered its hex: by a move, retreat, advance or stampede, or placed there. In a flood it is
 * disrupted (DP-12.3-t); a flier, or a unit carried by one, only where it stops (DP-12.3-u).
 */
export function enterFlood(play: Play, id: UnitId, stops: boolean, aloft = faceOf(play, id).flies): void {
  const { hex } = unitOf(play, id);
  if (!play.state.flooded.includes(hex) || isSafe(play, id, hex)) return;
  if (!aloft) disrupt(play, id, 'DP-12.3-t');
  else if (stops) disrupt(play, id, 'DP-12.3-u');
}

/** DP-12.3-q, r: each entry is an effect of its own, so a protector's room is never short. */
function isSafe(board: Board, id: UnitId, hex: Hex): boolean {
  if (isTreasure(board, id) || isDisembodied(board, id) || isProtector(board, id)) return true;
  const { owner } = unitOf(board, id);
  return stackAt(board, hex).some(
    (other) => isProtector(board, other) && unitOf(board, other).owner === owner,
  );
}

/** DP-12.3-u: fliers come down where their movement phase ends. */
export function landFlyers(play: Play): void {
  if (play.state.flooded.length === 0) return;
  const aloft = play.state.units.flatMap(({ did, hex }, id) =>
    did !== null && hex >= 0 && faceOf(play, did.by ?? id).flies ? [id] : [],
  );
  for (const id of aloft) enterFlood(play, id, true, true);
}
