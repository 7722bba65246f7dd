// The Twin Stars come to the Temple of the Reaching Moon (DP-PAC.RandomEvents.42-a, b, c).

import { changing, enemiesAt, putUnit, unitOf } from '../core/board.ts';
import { hexName } from '../core/hexes.ts';
import { enterFlood } from '../harm/flooding.ts';
import { hasGiant } from '../stacks/kinds.ts';
import { unitWith } from '../stacks/roster.ts';
import { type Happening, playerOf } from './happening.ts';

const starsOf = unitWith('comes-to-the-temple');

export const stars: Happening = {
  without(board, event) {
    const id = starsOf(board);
    if (id < 0 || unitOf(board, id).hex >= 0) return 'DP-PAC.RandomEvents.42-b';
    const temple = board.world.land.reachingMoonTemple;
    if (enemiesAt(board, temple, playerOf(board, event))) return 'DP-PAC.RandomEvents.42-a';
    return hasGiant(board, temple) ? 'DP-17.1-k' : null;
  },
  happens(play, event) {
    const id = starsOf(play);
    const temple = play.world.land.reachingMoonTemple;
    const player = playerOf(play, event);
    const unit = changing(play, id);
    const again = unit.owner === player;
    Object.assign(unit, { owner: player, first: player, down: false });
    putUnit(play, id, temple);
    const clause = again ? 'DP-PAC.RandomEvents.42-c' : 'DP-PAC.RandomEvents.42-a';
    play.events.push({ type: 'stars-appeared', clause, unit: id, hex: hexName(play, temple) });
    enterFlood(play, id, true);
  },
};
