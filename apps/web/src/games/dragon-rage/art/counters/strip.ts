import type { People } from '../../../../art/palettes/types.ts';

/** The upper edge of the strip with the figures: its shape shows the side. */
export type Cut = 'crenel' | 'fang' | 'wave';

export const cutOf = (people: People, side: 'invader' | 'defender'): Cut => {
  if (people === 'minorMonster' || people === 'summoned' || people === 'majorMonster') return 'wave';
  return side === 'defender' ? 'crenel' : 'fang';
};

export const CUTS: Readonly<Record<Cut, string>> = {
  crenel: 'h10v-6h10v6'.repeat(5),
  fang: 'l10-7l10 7'.repeat(5),
  wave: 'q8.33-7 16.67 0q8.33 7 16.67 0'.repeat(3),
};
