import type { Play } from '../board.ts';
import { remove } from '../combat/death.ts';
import { isBerserk } from './body.ts';

/** DR-2.12.1.7.1-f */
const DIES_ON = 5;

/** After each invader player-turn a die for every berserk monster of his: on 5+ it dies (R-DR-83). */
export function berserkDeaths(play: Play): void {
  const { units } = play.state;
  for (let id = 0; id < units.length; id++) {
    const unit = units[id];
    if (unit.side !== 'invader' || unit.hex < 0 || !isBerserk(play, unit)) continue;
    const die = play.dice.d6();
    const success = die >= DIES_ON;
    play.events.push({
      type: 'rolled',
      clause: 'DR-2.12.1.7.1-f',
      roll: 'berserk-death',
      unit: id,
      dice: [die],
      modifier: 0,
      needs: DIES_ON,
      success,
    });
    if (success) remove(play, id, 'DR-2.12.1.7.1-f');
  }
}
