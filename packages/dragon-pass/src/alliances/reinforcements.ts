import type { Board } from '../core/board.ts';
import type { Hex, Player } from '../core/vocabulary.ts';
import type { Levy } from '../core/world/peoples.ts';

/** The edge hexes by which an ally enters that comes as a reinforcement (DP-16.1-b, DP-16.1-c). */
export function entryOf({ state, world }: Board, player: Player, { edges }: Levy): readonly Hex[] {
  const zone = edges?.[state.seats[player]];
  return zone === undefined ? [] : (world.land.zones.get(zone) ?? []);
}
