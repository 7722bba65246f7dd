import { columnOf, rowOf } from '@hexwyrm/hexmap';
import { memo } from '@hexwyrm/wargame';
import { quartersOf } from '../alliances/quarters.ts';
import { type Board, unitOf } from '../core/board.ts';
import { sheetOf } from '../core/scenarios.ts';
import { type Clause, clauseOf, type Hex, type Player, type UnitId } from '../core/vocabulary.ts';
import type { ScenarioData, ZoneData } from '../core/world/data.ts';
import type { Land } from '../core/world/land.ts';
import { homesOf, PEOPLES } from '../core/world/peoples.ts';
import { homeOf } from '../dragonewts/cities.ts';

export function zoneOf(board: Board, player: Player): ZoneData {
  const seat = board.state.seats[player];
  return sheetOf(board.state).zones[seat] ?? ANYWHERE;
}

const ANYWHERE: ZoneData = { clause: 'DP-18-f' };

/** The hexes of a zone, lakes left out (DP-18-f). */
const zonesIn = memo((land: Land) =>
  memo((zone: ZoneData): readonly Hex[] =>
    [...land.grid.names.keys()].filter((hex) => isDry(land, hex) && lies(land, zone, hex)),
  ),
);

const hexesOf = (land: Land, zone: ZoneData): readonly Hex[] => zonesIn(land)(zone);

/** DP-18-f, R-DPP-115: homes of the minor independents that take part, and the hexes of the dinosaurs. */
const closedIn = memo((land: Land) =>
  memo(({ independents = [] }: ScenarioData): ReadonlySet<Hex> => {
    const partakers = PEOPLES.filter(({ units }) => units.some(({ type }) => independents.includes(type)));
    const lairs = partakers.some(({ id }) => id === 'dinosaurs') ? land.symbols.get('dinosaur') : [];
    return new Set([...partakers.flatMap((people) => homesOf(land, people)), ...(lairs ?? [])]);
  }),
);

const isClosed = ({ world, state }: Board, hex: Hex): boolean =>
  closedIn(world.land)(sheetOf(state)).has(hex);

const isDry = ({ terrain }: Land, hex: Hex): boolean => terrain[hex] !== 'lake' && terrain[hex] !== 'sea';

function lies(land: Land, zone: ZoneData, hex: Hex): boolean {
  const territory = land.territory[hex];
  if (zone.in && !zone.in.includes(territory)) return false;
  if (zone.not?.includes(territory)) return false;
  if (zone.notCities && land.cities.includes(hex)) return false;
  if (zone.notHexes?.includes(land.grid.names[hex])) return false;
  return isWithin(zone.columns, columnOf(land.grid, hex)) && isWithin(zone.rows, rowOf(land.grid, hex));
}

const isWithin = (span: readonly number[] | undefined, value: number): boolean =>
  span === undefined || (span[0] <= value && value <= span[1]);

/** Why the scenario, or the alliance, does not let the unit be set up in the hex, or null. */
export function zoneRefusal(board: Board, id: UnitId, hex: Hex): Clause | null {
  const { land } = board.world;
  const frame = board.state.frames.at(-1);
  if (frame?.kind === 'settle') return quartersOf(board, frame).includes(hex) ? null : 'DP-14.1.4-c';
  const zone = zoneOf(board, unitOf(board, id).owner);
  if (isBoundHome(board, id)) return hex === homeOf(board, id) ? null : clauseOf(zone.clause);
  if (hexesOf(land, zone).includes(hex)) return isClosed(board, hex) ? 'DP-18-f' : null;
  return isDry(land, hex) ? clauseOf(zone.clause) : 'DP-18-f';
}

/** The hexes in which the unit may be set up. */
export function hexesFor(board: Board, id: UnitId): readonly Hex[] {
  const frame = board.state.frames.at(-1);
  if (frame?.kind === 'settle') return quartersOf(board, frame);
  return isBoundHome(board, id) ? [homeOf(board, id)] : hexesOfSeat(board, unitOf(board, id).owner);
}

const openIn = memo((land: Land) =>
  memo((sheet: ScenarioData) =>
    memo((zone: ZoneData): readonly Hex[] =>
      hexesOf(land, zone).filter((hex) => !closedIn(land)(sheet).has(hex)),
    ),
  ),
);

/** The hexes in which a player may set up: always the same list. */
export const hexesOfSeat = (board: Board, player: Player): readonly Hex[] =>
  openIn(board.world.land)(sheetOf(board.state))(zoneOf(board, player));

/** DP-18.8.1-b: dragonewts are set up in their home cities. */
export const isBoundHome = (board: Board, id: UnitId): boolean =>
  zoneOf(board, unitOf(board, id).owner).homeCities === true && homeOf(board, id) >= 0;
