import type { GameEvent } from '@hexwyrm/kernel';
import type { Hex, UnitId } from '../../board/types.ts';

/**
 * The hex to look at after an action: the last one its events name. A blow at a monster names no hex, so the
 * monster's place counts; null if nothing happened on the board.
 */
export function followedHex(
  events: readonly GameEvent[],
  hexesOf: (event: GameEvent) => readonly Hex[],
  placeOf: (unit: UnitId) => Hex,
): Hex | null {
  const places = events.map((event) => {
    const named = hexesOf(event).at(-1);
    if (named !== undefined) return named;
    const unit = 'target' in event ? event.target : 'unit' in event ? event.unit : null;
    return typeof unit === 'number' ? placeOf(unit) : -1;
  });
  return places.findLast((hex) => hex >= 0) ?? null;
}
