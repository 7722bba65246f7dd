import { createContext } from 'react';
import type { GameAction } from '../../kit/kit.ts';

/** Called before any action at the table: returns those that pass. A lesson takes one at a time. */
export type Gate = (actions: readonly GameAction[]) => readonly GameAction[];

export const GateContext = createContext<Gate>((actions) => actions);
