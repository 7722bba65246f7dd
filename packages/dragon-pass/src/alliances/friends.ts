// Best friends as emissaries, with the Berserker Option (DP-8.7.4-a, R-DPP-45).

import type { Play } from '../core/board.ts';
import type { State } from '../core/state.ts';
import type { Player, UnitId } from '../core/vocabulary.ts';
import type { People } from '../core/world/peoples.ts';
import { avengerOf } from '../heroes/friends.ts';
import { record } from './ledger.ts';
import { NO_DIPLOMACY } from './state.ts';

/** A best friend is about to be slain as emissary: unless it escapes, the player sends no other there. */
export function mourn(play: Play, player: Player, { id: people }: People, unit: UnitId): void {
  if (!play.state.options.berserkers || avengerOf(play, unit) < 0) return;
  const { slain } = play.state.diplomacy ?? NO_DIPLOMACY;
  record(play, { slain: [...slain, { player, people, unit }] });
}

/** DP-PAC.Emissary-e: a friend of the player was slain there, and has not come back. */
export const isBarred = ({ diplomacy }: Pick<State, 'diplomacy'>, player: Player, people: string): boolean =>
  diplomacy?.slain.some((one) => one.player === player && one.people === people) ?? false;

/** The friend has got away. */
export function comeBack(play: Play, id: UnitId): void {
  const { diplomacy } = play.state;
  if (diplomacy?.slain.some(({ unit }) => unit === id))
    record(play, { slain: diplomacy.slain.filter(({ unit }) => unit !== id) });
}
