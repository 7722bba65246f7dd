// The Puppeteers and their Illusionary Armies (16.13): which units they are, and with which they can trade places.

import { battleOf } from '../core/battle.ts';
import { type Board, isOwnOnMap, stackAt, unitOf } from '../core/board.ts';
import { type Clause, type Player, type UnitId, WAITING } from '../core/vocabulary.ts';
import { allIllusions } from './kinds.ts';
import { unitWith } from './roster.ts';

/** The Puppeteers of the game, or -1. */
export const puppeteersOf = unitWith('makes-illusions');

/** The player's Puppeteers on the map, or -1. */
export function ownPuppeteers(board: Board, player: Player): UnitId {
  const id = puppeteersOf(board);
  return isOwnOnMap(board, player, id) ? id : -1;
}

/** DP-16.13.3.3-a, b: Illusionary Armies off the map that have not been eliminated. */
export const poolOf = (board: Board, player: Player): UnitId[] =>
  allIllusions(board).filter((id) => {
    const { owner, hex } = unitOf(board, id);
    return owner === player && hex === WAITING;
  });

/** Why the Puppeteers cannot trade places with the unit during the battle, or null (R-DPP-87). */
export function substituteRefusal(board: Board, player: Player, id: UnitId): Clause | null {
  const battle = battleOf(board);
  const puppeteers = ownPuppeteers(board, player);
  const fighting = battle ? [...battle.attackers, ...battle.defenders] : [];
  if (puppeteers < 0 || !fighting.includes(puppeteers)) return 'DP-16.13.3.4-b';
  const { owner, hex, fought } = unitOf(board, id);
  const isIllusion = allIllusions(board).includes(id);
  if (!isIllusion || owner !== player || hex < 0 || !stackAt(board, hex).includes(id))
    return 'DP-16.13.3.4-b';
  if (fighting.includes(id)) return 'DP-16.13.3.4-d';
  return fought ? 'DP-16.13.3.4-b' : null;
}

/** The Illusionary Armies that can take the place of the player's Puppeteers in the battle. */
export const substitutesFor = (board: Board, player: Player): UnitId[] =>
  allIllusions(board).filter((id) => substituteRefusal(board, player, id) === null);
