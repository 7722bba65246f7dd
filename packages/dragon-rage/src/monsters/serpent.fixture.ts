import { defender, invader } from '../testing/pieces.ts';
import type { Corrections } from '../world/corrections.ts';

export const idle = { foe: defender('INF', '2010'), ally: invader('ORC', '2009') };
export const serpent = invader('SERPENT', '1010');

/** A river runs down column 10 from 1008 to 1012. */
export const river: Corrections = {
  map: 'plain',
  hexes: Object.fromEntries(
    ['1008', '1009', '1010', '1011', '1012'].map((hex) => [hex, { terrain: 'river' as const }]),
  ),
};

export const walk = (to: string, unit = 0) => ({ type: 'walk', unit, to }) as const;
export const melee = (hex: string, unit = 0) => ({ type: 'melee', unit, hex }) as const;
