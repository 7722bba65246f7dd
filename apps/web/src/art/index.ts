// The drawing of the table: pure functions to strings of SVG, the same string for the same input.

export { paintCounter } from './counters/counter.ts';
export { artDefs } from './counters/defs.ts';
export { type Level, levelFor, type UnitFace } from './counters/faces.ts';
export { medallionSize } from './counters/medallion.ts';
export { countBadge } from './counters/stack.ts';
export { UNIT_ART } from './counters/unit-art.ts';
export type { Point, Side } from './draw/geometry.ts';
export {
  paintArcs,
  paintCursor,
  paintRefusal,
  paintScope,
  paintTarget,
} from './highlights/attacks.ts';
export { chipPlace, paintGain, paintOdds } from './highlights/chips.ts';
export { paintBound, paintGoal, paintOverrun, paintPath, paintWalk, paintZone } from './highlights/moves.ts';
export type { Spot } from './highlights/paper.ts';
export { type BridgeState, paintBridge } from './symbols/bridge.ts';
export { type EntranceState, paintEntrance } from './symbols/entrance.ts';
export type { Look } from './symbols/look.ts';
export {
  paintBoost,
  paintBoostSign,
  paintCarcass,
  paintFog,
  paintWhirlwind,
  paintWhirlwindSign,
} from './symbols/markers.ts';
export { paintRuin } from './symbols/ruin.ts';
export { paintVp, vpPlace } from './symbols/victory-points.ts';
export { boardPalette, sidePalettes, type Theme } from './themes.ts';
