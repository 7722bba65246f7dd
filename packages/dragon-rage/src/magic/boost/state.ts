import type { Hex, Side } from '../../core/vocabulary.ts';

export interface State {
  boosts: { hex: Hex; radius: number; side: Side }[];
}

export const none = (): State => ({ boosts: [] });

export const copy = ({ boosts }: State): State => ({ boosts: boosts.slice() });
