// Effects on units: disruption, elimination, going home. Every rule that harms a unit does it through here.

import { leaveBattle } from '../core/battle.ts';
import { boxUnit, changing, isCowed, type Play, typeOf, unitOf } from '../core/board.ts';
import { type Clause, DEAD, type UnitId } from '../core/vocabulary.ts';
import { toWhoKnow } from '../screening/knowledge.ts';
import {
  isAgent,
  isBoundSpirit,
  isHerd,
  isIllusion,
  isSuperhero,
  isTreasure,
  isZombie,
} from '../stacks/kinds.ts';
import { dispel } from './dispel.ts';
import { canEscape, passAway } from './passing.ts';
import { remove } from './removal.ts';
import { stampede } from './stampede.ts';

/** Of several who are struck together one may have gone before: a Bat that falls takes others with it (DP-13.1-r). */
const hasFallen = (play: Play, id: UnitId): boolean => unitOf(play, id).hex <= DEAD;

/** DP-7.15-a, b: turned over; a second time it falls. Herds stampede, treasures bear it (DP-7.15-c). */
export function disrupt(play: Play, id: UnitId, clause: Clause): void {
  if (isAgent(play, id) || isSuperhero(play, id) || hasFallen(play, id)) return;
  if (isZombie(play, id)) eliminate(play, id, 'DP-16.3.2.5-h');
  else if (isIllusion(play, id)) dispel(play, id, 'DP-16.13.3.3-a');
  else if (!unitOf(play, id).down && !isCowed(play, id)) {
    const unit = changing(play, id);
    unit.down = true;
    unit.shaken = true;
    play.events.push({ type: 'disrupted', clause, unit: id, ...toWhoKnow(play, [id]) });
  } else if (isHerd(play, id)) stampede(play, id, 'DP-7.15-c');
  else if (isTreasure(play, id)) changing(play, id).shaken = true;
  else eliminate(play, id, 'DP-7.15-b');
}

/** DP-7.14-a. A hero or superhero may still get away (DP-8.5-a) unless `final` (DP-8.5-g). */
export function eliminate(play: Play, id: UnitId, clause: Clause, final = false): void {
  const { hex } = unitOf(play, id);
  if (hasFallen(play, id)) return;
  play.hooks.falls(play, id);
  const escapes = !final && canEscape(play, id);
  if (escapes) play.state.escapes.push({ unit: id, hex });
  remove(play, id, clause);
  if (!escapes) passAway(play, id);
  for (const victim of play.hooks.fallen(play, id)) eliminate(play, victim, 'DP-13.1-r');
}

/** Back to the box: spirits and agents that have done their work (DP-7.7.6-a, DP-7.8.5-a). */
export function goHome(play: Play, id: UnitId, clause: Clause): void {
  if (!isBoundSpirit(play, id) && !isAgent(play, id)) throw new Error(`${typeOf(play, id).id} has no box`);
  boxUnit(play, id);
  leaveBattle(play, id);
  play.events.push({ type: 'returned-to-box', clause, unit: id });
}
