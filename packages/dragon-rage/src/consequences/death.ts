import { hexName, isMajor, type Play, putUnit } from '../core/board.ts';
import { isDemoralised } from '../core/morale.ts';
import type { Clause, UnitId } from '../core/vocabulary.ts';
import { DEAD } from '../core/vocabulary.ts';
import { keepGate } from '../terrain/entrances.ts';
import { elowynDied, escortDied } from '../victory/elowyn.ts';
import { isHero, isPrincess } from '../world/traits.ts';
import { loseControlOf } from './control.ts';

/** Drowning gives no second chance (R-DR-56). */
export type Death = 'combat' | 'drowning';

/** A result that kills the unit: heroes and Elowyn are wounded the first time (DR-2.10.5.3-a, DR-2.10.7-d). */
export function slay(play: Play, id: UnitId, clause: Clause, death: Death = 'combat'): void {
  const unit = play.state.units[id];
  if (unit.hex === DEAD) return;
  if (death !== 'drowning' && !unit.wounded && (isHero(unit) || isPrincess(unit))) {
    unit.wounded = true;
    const mercy = isHero(unit) ? 'DR-2.10.5.3-a' : 'DR-2.10.7-d';
    play.events.push({ type: 'wounded', clause: mercy, unit: id });
    return;
  }
  remove(play, id, clause);
}

/** Takes a unit out of the game, with what its loss entails. */
export function remove(play: Play, id: UnitId, clause: Clause): void {
  const unit = play.state.units[id];
  if (unit.hex === DEAD) return;
  const { hex } = unit;
  const major = isMajor(unit);
  const hadMorale = !isDemoralised(play, unit.side);
  putUnit(play, id, DEAD);
  if (unit.body) unit.body.aloft = false;
  play.events.push({ type: 'destroyed', clause, unit: id, hex: hex < 0 ? null : hexName(play, hex) });
  saveBridge(play, id);
  if (hex >= 0) keepGate(play, hex);
  loseControlOf(play, id);
  if (isPrincess(unit)) elowynDied(play);
  else escortDied(play, unit, hex);
  if (isHero(unit) && hadMorale && isDemoralised(play, unit.side))
    play.events.push({ type: 'demoralised', clause: 'DR-2.10.5.5-a', side: unit.side });
  if (major && hex >= 0) play.fallen.push({ unit: id, hex });
}

/** DR-2.5.7.1-c: killing the demolisher saves the bridge. */
function saveBridge(play: Play, id: UnitId): void {
  const { bridges } = play.state;
  const index = bridges.findIndex((bridge) => bridge.unit === id && bridge.stage === 'marked');
  if (index < 0) return;
  const [bridge] = bridges.splice(index, 1);
  play.events.push({ type: 'bridge-saved', clause: 'DR-2.5.7.1-c', hex: hexName(play, bridge.hex) });
}
