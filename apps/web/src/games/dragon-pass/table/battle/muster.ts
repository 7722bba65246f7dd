import type { Action } from '@hexwyrm/dragon-pass';
import type { GameAction } from '../../../../kit/kit.ts';

/** A step by which a battle is put together. */
export type Muster = Extract<Action, { type: 'attack' | 'join' | 'widen' | 'rampage' }>;

const MUSTERS: ReadonlySet<string> = new Set(['attack', 'join', 'widen', 'rampage']);

export const isMuster = (action: GameAction): action is Muster => MUSTERS.has(action.type);
