export { distance, within } from './distance.ts';
export {
  ahead,
  bearing,
  columnOf,
  DIRECTION_NAMES,
  DIRECTIONS,
  type Direction,
  type DirectionName,
  directionTo,
  type Grid,
  heightOf,
  hexAt,
  hexName,
  type LowColumns,
  makeGrid,
  opposite,
  rowOf,
  sideOf,
  turn,
} from './geometry.ts';
export { areAdjacent, gridOf } from './grid-of.ts';
export { firstHindrance, type Quest, type Stride } from './hindrance.ts';
export { type Reach, reach, type StepCost, wayTo } from './paths.ts';
export {
  type Fault,
  faultsOf,
  type GridHeader,
  gridHeader,
  type HexsidePair,
  hexId,
  hexIn,
  hexsideIn,
  hexsidePair,
} from './schema.ts';
export { type SightLine, sightLine } from './sight.ts';
