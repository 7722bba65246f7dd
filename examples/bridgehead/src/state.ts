import type { Outcome } from '@hexwyrm/kernel';
import type { Hex, Phase, Side, UnitType } from './data/vocabulary.ts';

export interface Unit {
  readonly side: Side;
  readonly type: UnitType;
  hex: Hex;
  /** Movement points spent in this turn; all of them beside an enemy (BH-3-d). */
  spent: number;
  /** It has attacked in this turn (BH-4-a). */
  fought: boolean;
}

export interface State {
  readonly version: 1;
  turn: number;
  active: Side;
  phase: Phase;
  readonly units: Unit[];
  outcome: Outcome | null;
}

/** What a seat sees: everything. Tables and terminals read scenario and frames of any game. */
export interface View extends State {
  readonly scenario: string;
  readonly frames: readonly [];
}

export const cloneState = (state: State): State => ({
  ...state,
  units: state.units.map((unit) => ({ ...unit })),
});
