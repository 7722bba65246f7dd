import type { State } from '../state.ts';

export const loadPosition = (position: unknown): State => structuredClone(position) as State;
