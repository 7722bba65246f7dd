// The drawing shared by all games: pure functions to SVG strings, the same string for the same input.

export { type Level, levelFor } from './counters/level.ts';
export { countBadge } from './counters/stack.ts';
export type { Point, Side } from './draw/geometry.ts';
export {
  paintArcs,
  paintCursor,
  paintRefusal,
  paintScope,
  paintStrike,
  paintTarget,
} from './highlights/attacks.ts';
export { chipPlace, paintFigure, paintGain, paintOdds, paintStop } from './highlights/chips.ts';
export {
  paintAble,
  paintBound,
  paintGoal,
  paintOverrun,
  paintPath,
  paintWalk,
  paintZone,
} from './highlights/moves.ts';
export type { Spot } from './highlights/paper.ts';
export type { Theme } from './themes.ts';
