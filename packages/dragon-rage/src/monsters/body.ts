import { type Board, isAloft, type Play, typeOf } from '../board.ts';
import { remove } from '../combat/death.ts';
import { crash } from '../movement/crash.ts';
import type { Body, Unit } from '../state.ts';
import type { Area, Clause, UnitId } from '../vocabulary.ts';
import type { UnitType } from '../world/unit-types.ts';
import { enrage } from './killers.ts';

/** A fresh body by the monster's sheet (DR-2.2.3-a) or with its single pool of points (DR-2.11-a). */
export const newBody = (type: UnitType): Body => ({
  hp: type.areas ? type.areas.map((area) => Array<number>(area.groups).fill(area.hp)) : [[type.hp]],
  facing: type.areas ? 0 : -1,
  aloft: false,
  breaths: type.breath?.uses ?? 0,
  hurtBy: [],
  provokedBy: [],
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Index of the area on this monster's sheet, or -1 (wurms have no wings). */
export const areaIndex = (type: UnitType, area: Area): number =>
  type.areas?.findIndex((entry) => entry.area === area) ?? -1;

export function pointsLeft(board: Board, unit: Unit, area: Area): number {
  const index = areaIndex(typeOf(board, unit), area);
  return index < 0 || !unit.body ? 0 : sum(unit.body.hp[index]);
}

/** Whether the area has all the points it is printed with. */
export const isUndamaged = (board: Board, unit: Unit, area: Area): boolean => {
  const printed = pointsPrinted(typeOf(board, unit), area);
  return printed > 0 && pointsLeft(board, unit, area) === printed;
};

export function groupsLeft(board: Board, unit: Unit, area: Area): number {
  const index = areaIndex(typeOf(board, unit), area);
  return index < 0 || !unit.body ? 0 : unit.body.hp[index].filter((points) => points > 0).length;
}

const pointsPrinted = (type: UnitType, area: Area): number => {
  const entry = type.areas?.find((candidate) => candidate.area === area);
  return entry ? entry.groups * entry.hp : 0;
};

/** DR-2.12.1.7.1-c: a major monster without its head is berserk. */
export const isBerserk = (board: Board, unit: Unit): boolean =>
  typeOf(board, unit).kind === 'major' && pointsLeft(board, unit, 'head') === 0;

/** DR-2.12.1.1.1-a, DR-2.12.2.2-b, DR-2.12.3.1-b: walking points from the legs that are left. */
export function walkPoints(board: Board, unit: Unit): number {
  const type = typeOf(board, unit);
  if (type.walkPer === 0) return groupsLeft(board, unit, 'legs');
  return Math.ceil(pointsLeft(board, unit, 'legs') / type.walkPer);
}

/** Wing points against half the printed number: -1 below, 0 exactly half, 1 above. */
export const wingBalance = (board: Board, unit: Unit): number =>
  Math.sign(2 * pointsLeft(board, unit, 'wings') - pointsPrinted(typeOf(board, unit), 'wings'));

export const legBalance = (board: Board, unit: Unit): number =>
  Math.sign(2 * pointsLeft(board, unit, 'legs') - pointsPrinted(typeOf(board, unit), 'legs'));

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
  for (let group = 0; group < groups.length && left > 0; group++) {
    if (groups[group] === 0) continue;
    const taken = Math.min(groups[group], left);
    groups[group] -= taken;
    left -= taken;
    if (groups[group] === 0 && area)
      play.events.push({ type: 'group-lost', clause: 'DR-2.7.4.2-c', unit: id, area });
  }
  const done = points - left;
  play.events.push({ type: 'damaged', clause, unit: id, area, points: done, by });
  if (done > 0) suffer(play, id, area, by);
  return done;
}

/** What an area's loss entails. */
function suffer(play: Play, id: UnitId, area: Area | null, by: UnitId | null): void {
  const unit = play.state.units[id];
  const { body } = unit;
  if (!body) return;
  if (unit.type === 'YDRAGON' && by !== null && !body.hurtBy.includes(by)) body.hurtBy.push(by);
  if (area === null) {
    if (sum(body.hp[0]) === 0) remove(play, id, 'DR-2.11-a');
    return;
  }
  if (pointsLeft(play, unit, area) > 0) return;
  if (area === 'head') {
    play.events.push({ type: 'berserk', clause: 'DR-2.12.1.7.1-c', unit: id });
    enrage(play, id);
  }
  if (area === 'belly') remove(play, id, 'DR-2.12.1.7.4-b');
}
