// Berserk superheroes and their scapegoats (8.7): queries about current rages, and how one begins and ends.

import { battleOf } from '../core/battle.ts';
import { type Board, changing, type Play } from '../core/board.ts';
import type { Battle } from '../core/frames.ts';
import type { Rage } from '../core/state.ts';
import type { Clause, UnitId } from '../core/vocabulary.ts';

/** The unit a berserk superhero hunts, or -1. */
export const scapegoatOf = ({ state }: Board, avenger: UnitId): UnitId =>
  state.rages.find((rage) => rage.avenger === avenger)?.scapegoat ?? -1;

/** DP-8.7.2-a: turned over; this is no disruption. */
export function goBerserk(play: Play, avenger: UnitId, scapegoat: UnitId): void {
  changing(play, avenger).down = true;
  play.state.rages.push({ avenger, scapegoat });
  play.events.push({ type: 'went-berserk', clause: 'DP-8.7.2-a', unit: avenger, scapegoat });
}

/** Ends every rage that passes the test, no matter where the superhero is. */
export function calm(play: Play, test: (rage: Rage) => boolean, clause: Clause): void {
  const { state } = play;
  const over = state.rages.filter(test);
  state.rages = state.rages.filter((rage) => !over.includes(rage));
  for (const { avenger } of over) {
    changing(play, avenger).down = false;
    play.events.push({ type: 'rage-ended', clause, unit: avenger });
  }
}

/** DP-8.7.2-g: the berserk superhero attacks its own scapegoat. */
export const isHunted = ({ state }: Board, battle: Battle, id: UnitId): boolean =>
  state.rages.some(({ avenger, scapegoat }) => scapegoat === id && battle.attackers.includes(avenger));

/** DP-8.7.3-b: the avenger is in the battle in which the scapegoat would fall. */
export function isDoomed(board: Board, id: UnitId): boolean {
  const battle = battleOf(board);
  if (!battle) return false;
  return board.state.rages.some(
    ({ avenger, scapegoat }) =>
      scapegoat === id && (battle.attackers.includes(avenger) || battle.defenders.includes(avenger)),
  );
}

/** Scapegoats on one side of the battle whose avengers are on the other (DP-8.7.2-f). */
export const preyAmong = ({ state }: Board, battle: Battle, side: 'attackers' | 'defenders'): UnitId[] => {
  const other = side === 'attackers' ? battle.defenders : battle.attackers;
  return state.rages.flatMap(({ avenger, scapegoat }) =>
    battle[side].includes(scapegoat) && other.includes(avenger) ? [scapegoat] : [],
  );
};
