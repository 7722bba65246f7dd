import { type Play, stackAt, unitOf } from '../core/board.ts';
import type { AreaEffect } from '../core/frames.ts';
import { endForesight } from '../core/rolls.ts';
import { DEAD, type UnitId } from '../core/vocabulary.ts';
import { blameForExotic } from '../heroes/berserk.ts';
import { askProtection } from '../heroes/protection.ts';
import { isProtector } from '../stacks/kinds.ts';
import { HARMS } from './powers.ts';

/** Units the effect would harm without protection. Superheroes and dragons save themselves (DP-8.4-a). */
function threatened(play: Play, effect: AreaEffect): UnitId[] {
  const harm = HARMS[effect.harm];
  return effect.hexes
    .flatMap((hex) => stackAt(play, hex))
    .filter((id) => !isProtector(play, id) && !harm.spares(play, id, effect));
}

/** Takes the effect one step on; called when it is the top frame. */
export function befall(play: Play, effect: AreaEffect): void {
  const { state } = play;
  const harm = HARMS[effect.harm];
  if (!effect.settled) {
    effect.settled = true;
    if (state.options.screening) endForesight(play);
    const secrecy = state.options.screening ? (harm.kills ? 'named' : 'whole') : 'open';
    askProtection(play, effect.hexes, threatened(play, effect), harm.protection, secrecy);
    return;
  }
  state.frames.splice(state.frames.indexOf(effect), 1);
  const struck = threatened(play, effect).filter((id) => !state.shielded.includes(id));
  state.shielded = [];
  for (const id of struck) harm.befalls(play, id, effect);
  const fallen = struck.filter((id) => unitOf(play, id).hex === DEAD);
  if (effect.by >= 0) blameForExotic(play, fallen, effect.by);
}
