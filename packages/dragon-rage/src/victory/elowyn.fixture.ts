import type { Event } from '../core/events.ts';
import type { Elowyn } from '../core/state.ts';
import type { Phase, Side } from '../core/vocabulary.ts';
import { type Piece, table } from '../testing/table.ts';
import type { MapId } from '../world/city-map.ts';
import type { Corrections } from '../world/corrections.ts';

export interface Scene {
  map?: MapId;
  phase: Phase;
  turn?: number;
  goal?: number;
  score?: number;
  side?: Side;
  about?: Partial<Elowyn>;
  corrections?: Corrections;
}

/** Elowyn, unit 0, in that hex, with the others around her. */
export function tale(hex: string, others: Record<string, Piece>, scene: Scene) {
  const { map = 'esirien', score = 0, side = 'defender', about = {}, ...rest } = scene;
  const pieces: Record<string, Piece> = { elowyn: { type: 'ELOWYN', side, hex }, ...others };
  return table({
    map,
    ...rest,
    pieces,
    state: (state, at) => {
      state.elowyn = { unit: 0, freed: false, leftCitadel: false, score: 0, ...about };
      Object.assign(state, { lastDamage: state.turn - 1, lastInside: state.turn - 1 });
      // regardless of what was destroyed elsewhere
      if (score > 0) state.razed.push({ hex: at(map === 'nurkott' ? '1506' : '1107'), vp: score });
    },
  });
}

export const end = { type: 'end' } as const;
export const step = (unit: number, to: string) => ({ type: 'walk', unit, to }) as const;

/** The unit attacks the hex, alone if others could join, and needs no die. */
export function strikes(t: ReturnType<typeof tale>, side: Side, unit: number, hex: string): readonly Event[] {
  const declared = t.play(side, { type: 'melee', unit, hex });
  return t.state.frames.length === 0 ? declared : t.play(side, { type: 'roll' });
}

/** So strong that the table shows D against a defence of 2. */
export const MIGHTY: Corrections = {
  units: { TRL: { attack: 12 }, ORC: { attack: 12 }, GIANT: { attack: 12 } },
};
