// The diplomacy points that a player receives when a game-turn begins (DP-14.1.2-a, 14.1.6).

import { type Summand, sumOf } from '@hexwyrm/kernel';
import { allyOf } from '../core/alliances.ts';
import type { Board, Play } from '../core/board.ts';
import { sheetOf } from '../core/scenarios.ts';
import { type Hex, NOBODY, type Player } from '../core/vocabulary.ts';
import { capitalOf, MAJORS } from '../core/world/peoples.ts';
import { occupantOf } from '../stacks/occupants.ts';
import type { Income } from './state.ts';

/** DP-14.1.6-e: an enemy of the player stands there now. */
function isTaken(board: Board, player: Player, hex: Hex): boolean {
  const occupant = hex < 0 ? NOBODY : occupantOf(board, hex);
  return occupant !== NOBODY && occupant !== player;
}

/** R-DPP-44: the rate of the game-turn, less what is lost; nothing at all without the player's own capital. */
export function incomeOf(play: Play, player: Player): Income {
  const { state, world } = play;
  const { turn, seats } = state;
  const { clause = 'DP-14.1.2-a', rates = [] } = sheetOf(state).income ?? {};
  const scheduled = rates.findLast(({ from }) => from <= turn)?.points ?? 0;
  const parts: Summand[] = [{ what: 'scheduled', value: scheduled, clause }];
  const seat = seats[player];
  if (isTaken(play, player, world.land.capitals[seat] ?? -1)) {
    const lost = seat === 'sartar' ? 'DP-14.1.6-a' : 'DP-14.1.6-b';
    parts.push({ what: 'capital-lost', value: -scheduled, clause: lost });
    return { turn, player, parts, points: 0 };
  }
  const capitals = MAJORS.filter(
    (people) => allyOf(state, people) === player && isTaken(play, player, capitalOf(world.land, people)),
  );
  if (capitals.length > 0)
    parts.push({ what: 'allied-capitals', value: -capitals.length, clause: 'DP-14.1.6-c' });
  parts.push(...play.hooks.income(play, player, sumOf(parts).total));
  // DP-14.1.6-d
  return { turn, player, parts, points: Math.max(0, sumOf(parts).total) };
}
