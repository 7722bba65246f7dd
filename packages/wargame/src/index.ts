export {
  asOption,
  asPosition,
  CorrectionsError,
  correctionsHead,
  readCorrections,
} from './corrections.ts';
export { defineGame } from './define-game.ts';
export { distinct, type Examination, faultsFrom, type Warning } from './examination.ts';
export { hexField, unitField } from './fields.ts';
export type { Engine, GameOf, Question } from './game-definition.ts';
export { HexCodec, NO_HEX } from './hex-codec.ts';
export { loadWith } from './load-with.ts';
export { bequeathed, beside, Changes, type Memory, memo, remember } from './memo.ts';
export { readWishes, type Wishes } from './options.ts';
export { type FromPlan, fromPlan, type Planned } from './plan.ts';
export { printHexes } from './print-hexes.ts';
export { queriesAbout } from './queries.ts';
export { reach } from './reach.ts';
export type { Rule } from './rule.ts';
export { byIndexSink, type Collector, type KeptActions, type Sink } from './sinks.ts';
export { piecesOf, sideKey, sidesOf } from './stretches.ts';
export { canTravel, type MoveState, type Traveller, type Way } from './travel.ts';
