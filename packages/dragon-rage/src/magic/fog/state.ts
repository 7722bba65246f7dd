import type { Hex, Side } from '../../core/vocabulary.ts';

export interface State {
  /** The middle of each fog, and the side that cast it. */
  fog: { hex: Hex; side: Side }[];
}

export const none = (): State => ({ fog: [] });

export const copy = ({ fog }: State): State => ({ fog: fog.slice() });
