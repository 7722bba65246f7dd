import type { Board } from '../core/board.ts';
import { garrisonAt, hexName, type Play, typeOf } from '../core/board.ts';
import type { Clause, Hex, UnitId } from '../core/vocabulary.ts';
import { scoreOf } from './score.ts';

export const isRazed = (board: Board, hex: Hex): boolean =>
  board.state.razed.length > 0 && board.state.razed.some((marker) => marker.hex === hex);

/** Victory points left in the hex; the citadel is worth less once Elowyn has left (DR-2.10.7-f). */
export function standingVp(board: Board, hex: Hex): number {
  const { map, state } = board;
  if (map.vp[hex] === 0 || isRazed(board, hex)) return 0;
  return state.elowyn?.leftCitadel ? map.vpWithoutElowyn[hex] : map.vp[hex];
}

/** A Nurkott hex with a door falls only with its door, or to effects that destroy by themselves (DR-2.3-v). */
export const needsDoorBroken = (board: Board, hex: Hex): boolean => board.map.vpDoor[hex] === 1;

/**
 * Marks the hex destroyed and moves the last-damage pointer, for any cause (DR-2.2.4.7-a, R-DR-12). Null: no unit's
 * doing.
 */
export function raze(play: Play, hex: Hex, clause: Clause, by: UnitId | null): void {
  const vp = standingVp(play, hex);
  if (vp === 0) return;
  play.state.razed.push({ hex, vp });
  play.state.lastDamage = play.state.turn;
  const score = scoreOf(play.state);
  play.events.push({ type: 'razed', clause, hex: hexName(play, hex), vp, score, by });
}

/** DR-2.3-j, DR-2.8.9-m: trolls, minor monsters and elementals destroy merely by entering. */
export function razeOnEntry(play: Play, id: UnitId): void {
  const unit = play.state.units[id];
  const type = typeOf(play, unit);
  if (type.destroys !== 'enter' || standingVp(play, unit.hex) === 0) return;
  if (type.kind === 'elemental') raze(play, unit.hex, 'DR-2.8.9-m', id);
  else if (unit.side === 'invader' && !needsDoorBroken(play, unit.hex) && !garrisonAt(play, unit.hex))
    raze(play, unit.hex, 'DR-2.3-j', id);
}
