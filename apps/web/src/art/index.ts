// The drawing of the table: pure functions to strings of SVG, the same string for the same input.

export { paintCounter } from '../games/dragon-rage/art/counters/counter.ts';
export { artDefs } from '../games/dragon-rage/art/counters/defs.ts';
export type { UnitFace } from '../games/dragon-rage/art/counters/faces.ts';
export { medallionSize } from '../games/dragon-rage/art/counters/medallion.ts';
export { UNIT_ART } from '../games/dragon-rage/art/counters/unit-art.ts';
export { type BridgeState, paintBridge } from '../games/dragon-rage/art/symbols/bridge.ts';
export { type EntranceState, paintEntrance } from '../games/dragon-rage/art/symbols/entrance.ts';
export type { Look } from '../games/dragon-rage/art/symbols/look.ts';
export {
  paintBoost,
  paintBoostSign,
  paintCarcass,
  paintFog,
  paintWhirlwind,
  paintWhirlwindSign,
} from '../games/dragon-rage/art/symbols/markers.ts';
export { paintRuin } from '../games/dragon-rage/art/symbols/ruin.ts';
export { paintVp, vpPlace } from '../games/dragon-rage/art/symbols/victory-points.ts';
export { type Level, levelFor } from './counters/level.ts';
export { countBadge } from './counters/stack.ts';
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
export { boardPalette, sidePalettes, type Theme } from './themes.ts';
