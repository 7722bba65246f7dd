import { garrisonAt, type Play, typeOf } from '../core/board.ts';
import type { Unit } from '../core/state.ts';
import type { Clause } from '../core/vocabulary.ts';
import { isHero } from '../world/traits.ts';
import { needsDoorBroken, raze, standingVp } from './destruction.ts';

/**
 * DR-2.3-k, l, u: when the invader's melee phase ends, units that hold a victory hex and made no attack in the whole
 * player-turn have destroyed it (R-DR-16). They last moved in their movement phase, so they have held it since.
 */
export function pillage(play: Play): void {
  play.state.units.forEach((unit, id) => {
    if (unit.side !== 'invader' || unit.hex < 0 || typeOf(play, unit).destroys !== 'pillage') return;
    if (standingVp(play, unit.hex) === 0 || needsDoorBroken(play, unit.hex)) return;
    if (unit.did?.attacked || garrisonAt(play, unit.hex)) return;
    raze(play, unit.hex, pillageClause(play, unit), id);
  });
}

function pillageClause(play: Play, unit: Unit): Clause {
  if (isHero(unit)) return 'DR-2.10.5.2-a';
  return typeOf(play, unit).colour === 'human' ? 'DR-2.3-l' : 'DR-2.3-k';
}
