import { type Play, stackAt, unitOf } from '../core/board.ts';
import { NOBODY } from '../core/vocabulary.ts';
import { isBoundSpirit } from '../stacks/kinds.ts';

/**
 * DP-11.3-b, c: once an enemy of the Lunar player holds the Temple of the Reaching Moon the Glowline is gone
 * for good. Passing through is not holding it (R-DPP-15): units that move or advance count once they stop.
 */
export function settleGlowline(play: Play, phaseEnds = false): void {
  const { state, world } = play;
  if (!state.glowline || (state.frames.at(-1)?.kind === 'advance' && !phaseEnds)) return;
  const lunar = state.seats.indexOf('lunar');
  const moving = state.phase === 'movement' && !phaseEnds ? state.active : NOBODY;
  const taken = stackAt(play, world.land.reachingMoonTemple).some((id) => {
    const { owner } = unitOf(play, id);
    return owner !== NOBODY && owner !== lunar && owner !== moving && !isBoundSpirit(play, id);
  });
  if (!taken) return;
  state.glowline = false;
  play.events.push({ type: 'glowline-fell', clause: 'DP-11.3-b' });
}
