import type { Hex, Side, UnitId } from '../../core/vocabulary.ts';

export interface Whirlwind {
  hex: Hex;
  side: Side;
  drifted: boolean;
  /** Flyers that passed the check when it appeared under them (DR-2.8.7-j). */
  spared: UnitId[];
}

export interface State {
  whirlwinds: Whirlwind[];
}

export const none = (): State => ({ whirlwinds: [] });

export const copy = ({ whirlwinds }: State): State => ({
  whirlwinds: whirlwinds.map((wind) => ({ ...wind, spared: wind.spared.slice() })),
});
