import type { Play } from '../core/board.ts';
import type { UnitId } from '../core/vocabulary.ts';
import { isFatal } from './control.ts';
import { remove } from './death.ts';

/** DR-2.8.9-d: an elemental that enters a hex fatal to it is destroyed at once. */
export function elementalEntered(play: Play, id: UnitId): void {
  if (isFatal(play, play.state.units[id].hex)) remove(play, id, 'DR-2.8.9-d');
}
