import type { Course } from './course.ts';
import type { Target } from './lesson.ts';
import { type Box, boxOf } from './placing.ts';

const visible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** The page element a step points at. */
export function elementOf(target: Target, { hexOf }: Course): Element | null {
  if ('hex' in target)
    return document.querySelector(`.board [role="gridcell"][id$="hex${hexOf(target.hex)}"]`);
  const found = [...document.querySelectorAll(`[data-spot="${target.control}"]`)];
  return found.find(visible) ?? null;
}

/** The part of the board not covered by anything. */
export function roomOf(): Box {
  const board = document.querySelector('.board-room');
  const sheet = document.querySelector('.sheet');
  const room = board === null ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : boxOf(board);
  const { left, top, right, bottom } = room;
  return { left, top, right, bottom: sheet === null ? bottom : Math.min(bottom, boxOf(sheet).top) };
}

/** What else the card should not hide. */
export const coversOf = (): readonly Box[] =>
  [...document.querySelectorAll('.command, .why-not, .go-to, .sum-bubble, .drawer')].map(boxOf);
