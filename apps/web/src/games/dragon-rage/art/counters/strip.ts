import type { People } from '../../../../art/palettes/types.ts';

/** The upper edge of the strip with the figures: the shape that tells the side. */
export type Cut = 'crenel' | 'fang' | 'wave';

export const cutOf = (people: People, side: 'invader' | 'defender'): Cut => {
  if (people === 'minorMonster' || people === 'summoned' || people === 'majorMonster') return 'wave';
  return side === 'defender' ? 'crenel' : 'fang';
};

const CUTS: Readonly<Record<Cut, string>> = {
  crenel: 'h10v-6h10v6'.repeat(5),
  fang: 'l10-7l10 7'.repeat(5),
  wave: 'q8.33-7 16.67 0q8.33 7 16.67 0'.repeat(3),
};

/** The lower third of a counter of 100 units around the origin. */
export const stripPath = (cut: Cut): string => `M-50 41V16${CUTS[cut]}V41Q50 50 41 50H-41Q-50 50-50 41Z`;
