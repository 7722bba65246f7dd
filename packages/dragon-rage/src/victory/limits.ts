import type { Play } from '../core/board.ts';
import type { Unit } from '../core/state.ts';
import { isElemental, isPrincess } from '../world/traits.ts';

/** DR-2.6-c, d: an invader in, or in flight over, the city makes the turn count as occupied. */
export function noteInside(play: Play, unit: Unit): void {
  if (unit.side !== 'invader' || unit.hex < 0 || play.map.inCity[unit.hex] === 0) return;
  if (!isElemental(unit) && !isPrincess(unit)) play.state.lastInside = play.state.turn;
}

/** Invaders inside without moving occupy the city as well. */
export function noteAllInside(play: Play): void {
  for (const unit of play.state.units) noteInside(play, unit);
}
