import type { Clause, Phase, Side, UnitId } from './data/vocabulary.ts';

interface Kinds {
  phase: { turn: number; side: Side; phase: Phase };
  moved: { unit: UnitId; from: string; to: string; cost: number };
  fought: {
    unit: UnitId;
    target: UnitId;
    hex: string;
    dice: readonly number[];
    /** What the die had to show. */
    needs: number;
    success: boolean;
  };
  eliminated: { unit: UnitId; hex: string };
  'game-over': { winner: Side; reason: string };
}

export type Event = {
  readonly [K in keyof Kinds]: { readonly type: K; readonly clause: Clause } & Readonly<Kinds[K]>;
}[keyof Kinds];
