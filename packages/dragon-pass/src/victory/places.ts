// The places that count in a scenario, and whose they are when it begins (18.n.4, R-DPP-108).

import type { Board } from '../core/board.ts';
import { hexNumbered } from '../core/hexes.ts';
import { sheetOf } from '../core/scenarios.ts';
import type { State } from '../core/state.ts';
import type { Hex, Player } from '../core/vocabulary.ts';

/** DP-18.6.5-a: Bagnot, Dunstop, Wintertop, Rich Post and the Wild Temple. */
const FLAMES: readonly string[] = ['2012', '1710', '1816', '1229', '1927'];

interface Place {
  readonly hex: Hex;
  readonly seat: string;
}

/** DP-18.1.4-a: the three Sartar fortresses outside old Sartar start in Lunar hands. */
function placesOf(board: Board): Place[] {
  const { fortresses, territory, capitals } = board.world.land;
  const { control } = sheetOf(board.state);
  const held = (hexes: readonly Hex[], seat: string): Place[] => hexes.map((hex) => ({ hex, seat }));
  switch (control) {
    case 'sartar-outer-lunar':
      return fortresses.sartar.map((hex) => ({
        hex,
        seat: territory[hex] === 'old-sartar' ? 'sartar' : 'lunar',
      }));
    case 'dousing-the-flames':
      return held(
        FLAMES.map((name) => hexNumbered(board, name)),
        'independents',
      );
    case 'capitals':
      return [
        { hex: capitals.exiles ?? -1, seat: 'tarsh' },
        { hex: capitals.lunar ?? -1, seat: 'lunar' },
        { hex: capitals.sartar ?? -1, seat: 'sartar' },
      ];
    default:
      return [...held(fortresses.sartar, 'sartar'), ...held(fortresses.lunar, 'lunar')];
  }
}

/** DP-18-c: a place that has not been entered still belongs to its first owner. */
export const initialControl = (board: Board): State['control'] =>
  placesOf(board).map(({ hex, seat }) => ({ hex, player: board.state.seats.indexOf(seat) }));

export const controls = ({ state }: Board, hex: Hex, player: Player): boolean =>
  state.control.some((place) => place.hex === hex && place.player === player);
