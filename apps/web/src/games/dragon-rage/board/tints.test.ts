import { dragonRage } from '@hexwyrm/dragon-rage';
import { expect, test } from 'vitest';
import type { Theme } from '../../../art/themes.ts';
import { rageBoard } from './index.ts';

const THEMES: readonly Theme[] = ['day', 'night', 'colourBlind'];

const load = { format: 'hexwyrm-position', version: 1, units: [] };
const city = rageBoard.fieldOf(
  dragonRage.load({ ...load, game: 'dragon-rage', map: 'esirien', phase: 'invader-movement' }),
);

test.each(THEMES)('every hex of Esirien has a colour of the %s theme, water another than land', (theme) => {
  const tintOf = rageBoard.tintsOf(city, theme);
  const tints = city.grid.names.flatMap((_, hex) => (city.isOn(hex) ? [tintOf(hex)] : []));
  expect(tints.filter((tint) => !/^#[\da-f]{6}$/.test(tint))).toEqual([]);
  const kinds = ['sea', 'river', 'forest', 'open', 'city'].map((kind) => {
    const hex = city.grid.names.findIndex((name) => city.ground.hexes[name]?.terrain === kind);
    return tintOf(hex);
  });
  expect(new Set(kinds).size).toBe(5);
});
