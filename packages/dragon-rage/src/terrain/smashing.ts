import { isAloft, isMajor, type Play } from '../core/board.ts';
import type { UnitId } from '../core/vocabulary.ts';
import { smash } from './entrances.ts';

/** DR-2.5.5.1-a: a grounded major monster smashes the door it faces, from either side of it and at no cost. */
export function smashFacedDoor(play: Play, id: UnitId): void {
  const unit = play.state.units[id];
  const facing = unit.body?.facing ?? -1;
  if (facing < 0 || unit.hex < 0 || isAloft(unit) || !isMajor(unit)) return;
  const entrance = play.map.entrance[unit.hex * 6 + facing];
  if (entrance >= 0 && play.map.entrances[entrance].kind === 'door')
    smash(play, entrance, id, 'DR-2.5.5.1-a');
}

/** The movement phase begins: a door that a monster came to face since, by a fall or a crash, gives way as well. */
export function smashFacedDoors(play: Play): void {
  const { units } = play.state;
  for (let id = 0; id < units.length; id++) if (units[id].body !== null) smashFacedDoor(play, id);
}
