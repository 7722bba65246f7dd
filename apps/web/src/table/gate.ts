import { createContext } from 'react';
import type { GameAction } from '../games/kit.ts';

/** Asked before anything is done at the table: how much of it passes. Whoever teaches takes one thing at a time. */
export type Gate = (actions: readonly GameAction[]) => readonly GameAction[];

export const GateContext = createContext<Gate>((actions) => actions);
