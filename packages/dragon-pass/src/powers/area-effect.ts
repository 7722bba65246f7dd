// An exotic ability strikes all units in some hexes: protection is settled first, then all are harmed (befall.ts).

import { type Board, type Play, unitOf } from '../core/board.ts';
import { type Hex, NOBODY, type Player, type UnitId } from '../core/vocabulary.ts';
import type { HarmName } from './powers.ts';

/**
 * Lets an exotic ability strike the hexes once the choice that led to it is closed. Of several effects pushed
 * in a row, the last comes first.
 */
export function strikeArea(play: Play, harm: HarmName, hexes: readonly Hex[], by: UnitId): void {
  const player = by < 0 ? play.state.active : unitOf(play, by).owner;
  play.state.frames.push({ kind: 'area-effect', player, harm, hexes: [...hexes], by, settled: false });
}

/** Neutral units belong to no player (R-DPP-25, R-DPP-27). */
export function belongsToAnother(board: Board, id: UnitId, player: Player): boolean {
  const { owner } = unitOf(board, id);
  return owner !== NOBODY && owner !== player;
}
