import type { Board } from '../core/board.ts';
import type { Army } from '../core/frames.ts';
import type { Clause, Side } from '../core/vocabulary.ts';
import { isPrincess, isSwimmer, servesEitherSide } from '../world/traits.ts';
import type { UnitType, UnitTypeId } from '../world/unit-types.ts';
import { peopleClause } from './campaign.ts';

/** DR-3.3.2-c: why the type may not serve the side, at any price (R-DR-117); null if it may. */
export function serviceRefusal(board: Board, side: Side, what: UnitTypeId): Clause | null {
  const type = board.world.types[what];
  if (type.colour === 'summoned') return 'DR-2.8.9-a';
  if (isPrincess({ type: what })) return mayUsePrincess(board, side) ? null : 'DR-2.10.7-a';
  if (type.colour === 'monster') return monsterRefusal(board, side, type);
  if (type.kind === 'engine' && isOffMapArmy(board, side)) return 'DR-2.10.8-a';
  if (board.state.options.campaign)
    return type.colour === colourOf(board.map.id, side) ? null : peopleClause(board);
  const nurkottTroll = servesEitherSide({ type: what }) && board.map.id === 'nurkott';
  return type.colour === colourOf(board.map.id, side) || nurkottTroll ? null : 'DR-3.3.2-c';
}

/** DR-4.3.2-a: the defender's choice before each game of a campaign that has her (R-DR-198). */
const mayUsePrincess = ({ state: { options } }: Board, side: Side): boolean =>
  options.campaign !== undefined && options.elowyn && side === 'defender';

/** DR-2.2.2-a, DR-4.3.1-c, d: monsters never serve a city. */
function monsterRefusal(board: Board, side: Side, type: UnitType): Clause | null {
  if (side === 'invader') return null;
  if (board.state.options.campaign) return peopleClause(board);
  return type.kind === 'minor' ? 'DR-2.2.2-a' : 'DR-3.3.2-c';
}

/** DR-3.2-a, DR-2.2.1-e: humans hold Esirien and attack Nurkott. */
export const colourOf = (map: string, side: Side): UnitType['colour'] =>
  (map === 'nurkott') === (side === 'invader') ? 'human' : 'greenskin';

/** An army that marches onto the map leaves behind what cannot move. */
const isOffMapArmy = (board: Board, side: Side): boolean => board.map.zones[side].length === 0;

/** DR-3.3.2-c: as many as there are counters, and sea serpents no more than have a hex to start in. */
export function counterLimit(board: Board, what: UnitTypeId): number {
  const { counters } = board.world.types[what];
  return isSwimmer({ type: what }) ? Math.min(counters, board.map.zones.seaSerpent.length) : counters;
}

export function enlist(army: Army, what: UnitTypeId): void {
  army[what] = (army[what] ?? 0) + 1;
}
