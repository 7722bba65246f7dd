import type { Outcome } from '@hexwyrm/kernel';
import type { Clause, Phase, Side, UnitId } from './vocabulary.ts';

interface Kinds {
  phase: { turn: number; side: Side; phase: Phase };
  moved: { unit: UnitId; from: string; to: string; cost: number };
  fought: { unit: UnitId; hex: string; die: number; total: number };
  eliminated: { unit: UnitId; hex: string };
  over: { winner: Outcome['winner'] };
}

export type Event = {
  readonly [K in keyof Kinds]: { readonly type: K; readonly clause: Clause } & Readonly<Kinds[K]>;
}[keyof Kinds];
