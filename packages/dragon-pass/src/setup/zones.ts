import { columnOf, rowOf } from '@hexwyrm/hexmap';
import { type Board, typeOf, unitOf } from '../board.ts';
import type { Hex, Player, UnitId } from '../vocabulary.ts';
import type { ZoneData } from '../world/data.ts';
import { sheetOf } from './scenarios.ts';

export function zoneOf(board: Board, player: Player): ZoneData {
  const seat = board.state.seats[player] ?? '';
  return sheetOf(board.state).zones[seat] ?? {};
}

/** Whether the hex lies where the scenario lets the unit be set up. */
export function isInZone(board: Board, id: UnitId, hex: Hex): boolean {
  const zone = zoneOf(board, unitOf(board, id).owner);
  const { homeCity } = typeOf(board, id);
  if (zone.homeCities && homeCity.length > 0) return hex === homeOf(board, id);
  const { land } = board.world;
  const territory = land.territory[hex] ?? 'neutral';
  if (zone.in && !zone.in.includes(territory)) return false;
  if (zone.not?.includes(territory)) return false;
  if (zone.notCities && land.cities.includes(hex)) return false;
  if (zone.notHexes?.includes(land.grid.names[hex] ?? '')) return false;
  return isWithin(zone.columns, columnOf(land.grid, hex)) && isWithin(zone.rows, rowOf(land.grid, hex));
}

const isWithin = (span: readonly number[] | undefined, value: number): boolean =>
  span === undefined || ((span[0] ?? 0) <= value && value <= (span[1] ?? value));

/** The city a dragonewt comes from (DP-18.8.1-b), or -1. */
export function homeOf(board: Board, id: UnitId): Hex {
  const city = typeOf(board, id).homeCity[unitOf(board, id).number];
  return city === undefined ? -1 : (board.world.land.cities[city - 1] ?? -1);
}
