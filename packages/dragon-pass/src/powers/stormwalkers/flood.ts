// Floods: where they go, units caught as they rise, and units that enter them later (12.3, R-DPP-26).

import type { Board, Play } from '../../core/board.ts';
import { hexName } from '../../core/hexes.ts';
import type { Hex } from '../../core/vocabulary.ts';
import { strikeArea } from '../area-effect.ts';

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
