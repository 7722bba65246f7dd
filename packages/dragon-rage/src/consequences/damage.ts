import { isAloft, type Play, typeOf } from '../core/board.ts';
import { areaIndex, pointsLeft, wingBalance } from '../core/body.ts';
import type { Area, Clause, UnitId } from '../core/vocabulary.ts';
import { isAvenged } from '../world/traits.ts';
import { crash } from './crash.ts';
import { remove } from './death.ts';
import { enrage } from './killers.ts';

/**
 * Damage to one area: groups fall in order (DR-2.7.4.2-b), what exceeds the area is lost (DR-2.7.4.2-d). `area` is
 * null for minor monsters. Death, rage and crashes follow at once; lightning checks the crash afterwards itself.
 */
export function damage(
  play: Play,
  id: UnitId,
  area: Area | null,
  points: number,
  by: UnitId | null,
  clause: Clause,
): void {
  const done = hurt(play, id, area, points, by, clause);
  const unit = play.state.units[id];
  if (done > 0 && area === 'wings' && isAloft(unit) && wingBalance(play, unit) < 0) crash(play, id);
}

/** Damage without the crash check. Returns the points that took effect. */
export function hurt(
  play: Play,
  id: UnitId,
  area: Area | null,
  points: number,
  by: UnitId | null,
  clause: Clause,
): number {
  const unit = play.state.units[id];
  const { body } = unit;
  if (!body) return 0;
  const type = typeOf(play, unit);
  const groups = body.hp[area === null ? 0 : areaIndex(type, area)];
  let left = points;
  let lost = 0;
  for (let group = 0; group < groups.length && left > 0; group++) {
    if (groups[group] === 0) continue;
    const taken = Math.min(groups[group], left);
    groups[group] -= taken;
    left -= taken;
    if (groups[group] === 0) lost++;
  }
  const done = points - left;
  const why = done === 0 ? 'DR-2.7.4.2-d' : clause;
  play.events.push({ type: 'damaged', clause: why, unit: id, area, points: done, by });
  if (area)
    for (; lost > 0; lost--) play.events.push({ type: 'group-lost', clause: 'DR-2.7.4.2-c', unit: id, area });
  if (done > 0) suffer(play, id, area, by);
  return done;
}

/** What an area's loss entails. */
function suffer(play: Play, id: UnitId, area: Area | null, by: UnitId | null): void {
  const unit = play.state.units[id];
  const { body } = unit;
  if (!body) return;
  if (isAvenged(unit) && by !== null && !body.hurtBy.includes(by)) body.hurtBy.push(by);
  if (area === null) {
    if (body.hp[0][0] === 0) remove(play, id, 'DR-2.11-a');
    return;
  }
  if (pointsLeft(play, unit, area) > 0) return;
  if (area === 'head') {
    play.events.push({ type: 'berserk', clause: 'DR-2.12.1.7.1-c', unit: id });
    enrage(play, id);
  }
  if (area === 'belly') remove(play, id, 'DR-2.12.1.7.4-b');
}
