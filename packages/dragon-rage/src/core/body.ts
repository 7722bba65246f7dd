import type { UnitType } from '../world/unit-types.ts';
import { type Board, isMajor, typeOf } from './board.ts';
import type { Body, Unit } from './state.ts';
import type { Area } from './vocabulary.ts';

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
  isMajor(unit) && pointsLeft(board, unit, 'head') === 0;

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
