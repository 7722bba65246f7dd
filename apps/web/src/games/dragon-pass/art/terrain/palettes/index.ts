import type { Theme } from '../../../../../art/themes.ts';
import { colourBlindLand } from './colour-blind.ts';
import { dayLand } from './day.ts';
import { nightLand } from './night.ts';
import type { LandPalette } from './types.ts';

const lands: Readonly<Record<Theme, LandPalette>> = {
  day: dayLand,
  night: nightLand,
  colourBlind: colourBlindLand,
};

export const landPalette = (theme: Theme): LandPalette => lands[theme];
