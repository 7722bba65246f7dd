import type { Action } from '@hexwyrm/dragon-rage';
import { createContext } from 'react';

/** Asked before anything is done at the table; whoever teaches says no to what leads astray. */
export type Gate = (actions: readonly Action[]) => boolean;

export const GateContext = createContext<Gate>(() => true);
