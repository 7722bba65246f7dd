import { changing, nextToEnemy, type Play, unitOf } from '../core/board.ts';
import { BOXED, type UnitId } from '../core/vocabulary.ts';
import { dragonewtsReturn, kingReturns } from '../dragonewts/resurrection.ts';
import { rollEscapes } from '../heroes/escape.ts';
import { toWhoKnow } from '../screening/knowledge.ts';
import { isDisrupted } from '../stacks/kinds.ts';

/** The rally phase (R-DPC-77): active units recover, then the Inhuman King comes back, then all others. */
export function rally(play: Play): void {
  recover(play);
  play.state.frames.push({ kind: 'rallying', player: play.state.active });
  kingReturns(play);
}

/** Dragonewts reappear, and units eliminated in this player-turn try to escape. */
export function endRally(play: Play): void {
  play.state.frames.pop();
  dragonewtsReturn(play);
  rollEscapes(play);
}

/** DP-2-p, 7.15: turned up again unless disrupted in this very player-turn or next to an enemy. */
function recover(play: Play): void {
  const recovering = play.state.units.flatMap((_, id) => (canRecover(play, id) ? [id] : []));
  for (const id of recovering) {
    changing(play, id).down = false;
    play.events.push({ type: 'rallied', clause: 'DP-7.15-d', unit: id, ...toWhoKnow(play, [id]) });
  }
}

function canRecover(play: Play, id: UnitId): boolean {
  const { owner, hex, shaken } = unitOf(play, id);
  if (owner !== play.state.active || shaken || !isDisrupted(play, id)) return false;
  return hex === BOXED || (hex >= 0 && !nextToEnemy(play, hex, owner));
}
