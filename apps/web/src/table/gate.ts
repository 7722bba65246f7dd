import type { Action } from '@hexwyrm/dragon-rage';
import { createContext } from 'react';

/** Asked before anything is done at the table: how much of it passes. Whoever teaches takes one thing at a time. */
export type Gate = (actions: readonly Action[]) => readonly Action[];

export const GateContext = createContext<Gate>((actions) => actions);
