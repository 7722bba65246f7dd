// The drawing of Dragon Rage: pure functions to strings of SVG, the same string for the same input.

export { paintCounter } from './counters/counter.ts';
export { artDefs } from './counters/defs.ts';
export type { UnitFace } from './counters/faces.ts';
export { medallionSize } from './counters/medallion.ts';
export { UNIT_ART } from './counters/unit-art.ts';
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
