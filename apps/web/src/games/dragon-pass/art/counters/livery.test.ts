import { describe, expect, test } from 'vitest';
import { THEMES } from '../../../../art/themes.ts';
import { LIVERIES, liveryPalette, PEOPLES } from './livery.ts';

/** The contrast of two colours as WCAG 2 reckons it. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe.each(THEMES)('%s', (theme) => {
  test.each(LIVERIES)('names and pictures on %s can be read', (livery) => {
    const { top, bottom, icon } = liveryPalette(livery, theme);
    expect(contrast(icon, top)).toBeGreaterThanOrEqual(4.5);
    // Names stand on the upper part; below is the picture alone.
    expect(contrast(icon, bottom)).toBeGreaterThanOrEqual(3.3);
  });

  test('no two peoples wear the same', () => {
    expect(new Set(PEOPLES.map((people) => JSON.stringify(liveryPalette(people, theme)))).size).toBe(14);
  });
});
