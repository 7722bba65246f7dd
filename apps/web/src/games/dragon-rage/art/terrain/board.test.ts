import { describe, expect, test } from 'vitest';
import { danglingIds } from '../../../../art/testing/ids.ts';
import { THEMES } from '../../../../art/themes.ts';
import { cityMap } from '../testing/maps.ts';
import { paintBoard } from './board.ts';
import type { MapData } from './map-data.ts';

const cities = [cityMap('esirien'), cityMap('nurkott')];
const near = { radius: 34, detail: 'near' } as const;

/** One hex of a kind in the middle of a meadow. */
function meadowWith(hex: MapData['hexes'][string]): MapData {
  const meadow = Object.fromEntries(
    ['1009', '1110', '1111', '1011', '0911', '0910'].map((id) => [id, { terrain: 'open' }]),
  );
  const features = { walls: [], entrances: [], roads: [], exits: [] };
  return {
    id: 'plain',
    columns: 12,
    rows: 12,
    wallKind: 'stone',
    hexes: { ...meadow, 1010: hex },
    ...features,
  };
}

describe.each(cities)('$id', (map) => {
  test.each(THEMES)('is sound by %s', (theme) => {
    const { svg } = paintBoard(map, theme, near);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(danglingIds(svg)).toEqual([]);
  });

  test('comes out the same every time', () => {
    expect(paintBoard(map, 'day', near).svg).toBe(paintBoard(map, 'day', near).svg);
  });

  test('is light enough for a page', () => {
    const whole = paintBoard(map, 'day', near).svg.length;
    expect(whole).toBeLessThan(1_500_000);
    expect(paintBoard(map, 'day', { radius: 16, detail: 'far' }).svg.length).toBeLessThan(whole);
  });

  test('is clipped along the rim of the map, not hex by hex, which takes Firefox half a minute', () => {
    const clip = /<clipPath id="[^"]*-map"><path d="([^"]*)"/.exec(paintBoard(map, 'day', near).svg)?.[1];
    expect(clip?.length).toBeGreaterThan(500);
    expect(clip?.length).toBeLessThan(3_000);
  });

  test('numbers every hex and names every place', () => {
    const { svg } = paintBoard(map, 'day', near);
    for (const [id, hex] of Object.entries(map.hexes)) {
      expect(svg.includes(`>${id}</text>`)).toBe(hex.terrain !== 'offmap');
      const word = hex.name?.split(' ')[0];
      if (word && hex.terrain !== 'offmap') expect(svg).toContain(`>${word}`);
    }
  });

  test('leaves out what the live layer draws', () => {
    const without = ['bridges', 'entrances', 'numbers', 'names'] as const;
    const bare = paintBoard(map, 'day', { ...near, without });
    expect(bare.svg).not.toContain('<text');
    expect(bare.svg.length).toBeLessThan(paintBoard(map, 'day', near).svg.length);
    expect(bare.numbers()).toContain('<text');
    expect(bare.names()).toContain('<text');
  });

  test('says where entrances and bridges are', () => {
    const { entrances, bridges, centre, look } = paintBoard(map, 'day', near);
    expect(entrances.length).toBe(map.entrances.length);
    entrances.forEach((place, i) => {
      const [a, b] = map.entrances[i].between.map(centre);
      expect(Math.hypot(place.x - (a.x + b.x) / 2, place.y - (a.y + b.y) / 2)).toBeLessThan(
        look.radius * 0.2,
      );
    });
    for (const { hex, span } of bridges) {
      expect(map.hexes[hex].terrain).toBe('bridge');
      for (const end of span.ends)
        expect(Math.hypot(end.x, end.y)).toBeCloseTo((Math.sqrt(3) / 2) * look.radius);
    }
  });
});

const kinds = [
  { terrain: 'open' },
  { terrain: 'forest' },
  { terrain: 'city' },
  { terrain: 'city', vp: 3, name: "Widow's <Hall>" },
  { terrain: 'tower' },
  { terrain: 'dock' },
  { terrain: 'river' },
  { terrain: 'ford' },
  { terrain: 'sea' },
  { terrain: 'shore' },
  { terrain: 'bridge', bridge: 'wood', access: ['1009', '1011'] },
  { terrain: 'bridge', bridge: 'stone', access: ['1009', '1111'] },
];

test.each(kinds)('a hex of $terrain can be painted', (hex) => {
  const { svg } = paintBoard(meadowWith(hex), 'day', { radius: 20, detail: 'near' });
  expect(svg).not.toMatch(/NaN|undefined/);
  expect(svg).not.toContain('<Hall>');
});

test('names can be kept back from hexes with counters', () => {
  const { names } = paintBoard(cities[0], 'day', near);
  expect(names()).toContain('Guildhall');
  expect(names(new Set(['1010']))).not.toContain('Guildhall');
});
