import { describe, expect, test } from 'vitest';
import { type Build, boardPalette, sidePalettes, THEMES, tablePalette, wallInks } from './themes.ts';

const BUILDS: readonly Build[] = ['stone', 'wood'];

const colours = (palette: object): string[] =>
  Object.values(palette)
    .flat()
    .flatMap((ink) => (typeof ink === 'object' && ink !== null ? colours(ink) : ink))
    .filter((ink) => typeof ink === 'string');

describe.each(THEMES)('%s', (theme) => {
  test('every ink is a colour', () => {
    const boards = BUILDS.flatMap((build) => [boardPalette(theme, build), wallInks(theme, build)]);
    const inks = [tablePalette(theme), sidePalettes(theme), ...boards].flatMap(colours);
    for (const ink of inks) expect(ink).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('doors of a palisade are red as its gates', () => {
    const { door, gate } = boardPalette(theme, 'wood');
    expect(door).toBe(gate);
  });
});

test('only the night has lit windows', () => {
  expect(THEMES.map((theme) => boardPalette(theme, 'stone').litWindow !== null)).toEqual([
    false,
    true,
    false,
  ]);
});
