import type { Hex, Side, UnitId } from '../../core/vocabulary.ts';

/** A lightning bolt held back for a melee (DR-2.8.8-i). */
export interface Bolt {
  side: Side;
  hex: Hex;
  target: UnitId;
  power: number;
}

export interface State {
  bolts: Bolt[];
}

export const none = (): State => ({ bolts: [] });

export const copy = ({ bolts }: State): State => ({ bolts: bolts.slice() });
