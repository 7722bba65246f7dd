import { type Board, type Play, stackAt, unitOf } from '../core/board.ts';
import { NOBODY, type UnitId } from '../core/vocabulary.ts';
import { isBoundSpirit, isGiant } from '../stacks/kinds.ts';

/**
 * DP-11.3-b, c: once an enemy of the Lunar player holds the Temple of the Reaching Moon the Glowline is gone
 * for good. Passing through is not holding it (R-DPP-15): units that move or advance count once they stop.
 */
export function settleGlowline(play: Play, phaseEnds = false): void {
  const { state, world } = play;
  if (!state.glowline || (state.frames.at(-1)?.kind === 'advance' && !phaseEnds)) return;
  const inTemple = stackAt(play, world.land.reachingMoonTemple);
  if (inTemple.length === 0 || !isTaken(play, inTemple, phaseEnds)) return;
  state.glowline = false;
  play.events.push({ type: 'glowline-fell', clause: 'DP-11.3-b' });
}

function isTaken(board: Board, inTemple: readonly UnitId[], phaseEnds: boolean): boolean {
  const { seats, phase, active } = board.state;
  const lunar = seats.indexOf('lunar');
  const moving = phase === 'movement' && !phaseEnds ? active : NOBODY;
  return inTemple.some((id) => {
    const { owner } = unitOf(board, id);
    const hostile = owner !== NOBODY && owner !== lunar && owner !== moving;
    return hostile && !isBoundSpirit(board, id) && !isGiant(board, id);
  });
}
