import { mapDataFor } from '@hexwyrm/dragon-pass';
import { describe, expect, test } from 'vitest';
import { neighbours, type Point } from '../../../../art/draw/geometry.ts';
import { line, num } from '../../../../art/draw/svg.ts';
import { danglingIds } from '../../../../art/testing/ids.ts';
import { THEMES } from '../../../../art/themes.ts';
import { paintLand } from './board.ts';
import { bordersOf } from './borders.ts';
import { riverCourses, roadCourses, wyrmRoads } from './lines.ts';
import { paintProvenance } from './provenance.ts';
import { makeScene } from './scene.ts';

const map = mapDataFor(null);
const near = { radius: 48, detail: 'near' } as const;
const svg = paintLand(map, 'day', near);
const scene = makeScene(map, 'day', 48, 'near');
const { layout } = scene;

/** The drawn pieces of the paths in a layer: those of its first path, or of the one whose tag contains `part`. */
function pieces(layer: string, part = '<path'): string[] {
  const content = svg.slice(svg.indexOf(`data-layer="${layer}"`));
  const paths = [...content.slice(0, content.indexOf('</g>')).matchAll(/<path[^>]*>/g)].map(([tag]) => tag);
  const d = / d="([^"]*)"/.exec(paths.find((tag) => tag.includes(part)) ?? '')?.[1] ?? '';
  return d.split('M').slice(1);
}

const valuesOf = (attribute: string): string[] =>
  [...svg.matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g'))].map((match) => match[1]);

const hexesWith = (holds: (hex: (typeof map.hexes)[number]) => unknown): string[] =>
  map.hexes.filter(holds).map(({ hex }) => hex);

const nearest = (points: readonly Point[], { x, y }: Point): number =>
  Math.min(...points.map((at) => Math.hypot(at.x - x, at.y - y)));

describe('the drawing', () => {
  test.each(THEMES)('is sound by %s', (theme) => {
    for (const detail of ['near', 'far'] as const) {
      const drawing = paintLand(map, theme, { radius: 30, detail });
      expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
      expect(danglingIds(drawing)).toEqual([]);
    }
  });

  test('comes out the same every time', () => {
    expect(paintLand(map, 'day', near)).toBe(svg);
  });

  test('is light enough for a page, lighter from afar', () => {
    expect(svg.length).toBeLessThan(3_200_000);
    expect(paintLand(map, 'day', { radius: 48, detail: 'far' }).length).toBeLessThan(svg.length);
  });

  test('leaves out what changes, when asked', () => {
    const bare = paintLand(map, 'day', { ...near, without: ['glowline', 'fortresses'] });
    expect(svg).toContain('data-layer="glowline"');
    expect(bare).not.toContain('data-layer="glowline"');
    expect(svg).toContain('data-structure="fortress"');
    expect(bare).not.toContain('data-structure="fortress"');
  });

  test('a part of it has what lies there, drawn as on the whole, and little else', () => {
    const { x, y } = layout.centre('1817');
    const box = { left: x - 300, top: y - 250, right: x + 300, bottom: y + 250 };
    const part = paintLand(map, 'day', { ...near, box });
    /** Every line and shape of hills, woods and meadows. */
    const reliefOf = (drawing: string) => {
      const from = drawing.slice(drawing.indexOf('data-layer="relief"'));
      return from.slice(0, from.indexOf('data-layer="numbers"')).match(/M[^M"]+/g) ?? [];
    };
    const whole = new Set(reliefOf(svg));
    expect(reliefOf(part).length).toBeGreaterThan(100);
    expect(reliefOf(part).filter((drawn) => !whole.has(drawn)).length).toBe(0);
    // No browser has to crop it.
    expect(/ viewBox="([^"]+)"/.exec(part)?.[1]).toBe([box.left, box.top, 600, 500].map(num).join(' '));
    expect(part).toContain('>1817<');
    expect(part).not.toContain('>0505<');
    expect(part.length).toBeLessThan(svg.length / 5);
    expect(danglingIds(part)).toEqual([]);
  });
});

describe('hexes', () => {
  test('every hexside is drawn once', () => {
    const sides = map.hexes.flatMap(({ hex }) => neighbours(hex).map((next) => [hex, next].sort().join('-')));
    expect(pieces('grid').length).toBe(new Set(sides).size);
  });

  test('every hex has its number near by, none from afar', () => {
    const numbers = [...svg.matchAll(/>(\d{4})<\/text>/g)].map((match) => match[1]);
    expect(numbers.sort()).toEqual(hexesWith(() => true).sort());
    expect(paintLand(map, 'day', { radius: 13, detail: 'far' })).not.toMatch(/>\d{4}<\/text>/);
  });
});

describe('lines', () => {
  test.each([
    ['primary-roads', map.primaryRoads],
    ['secondary-roads', map.secondaryRoads],
  ])('%s run through every one of their hexes', (layer, roads) => {
    expect(pieces(layer).length).toBe(roads.length);
    roadCourses(scene, roads).forEach(({ points }, i) => {
      for (const hex of roads[i].hexes) expect(nearest(points, layout.centre(hex))).toBeLessThan(0.01);
    });
  });

  test('DP-16.5.3: dragonewt roads are straight, from station to station', () => {
    expect(pieces('dragonewt-roads').length).toBe(map.dragonewtRoads.length);
    wyrmRoads(scene).forEach(({ points: [from, to] }, i) => {
      const { hexes } = map.dragonewtRoads[i];
      expect([from, to]).toEqual([layout.centre(hexes[0]), layout.centre(hexes[hexes.length - 1])]);
    });
  });

  test('roads leave the map where the map says so, and nowhere else', () => {
    const roads = [...map.primaryRoads, ...map.secondaryRoads];
    const leaving = roadCourses(scene, roads).flatMap(({ points }, i) => {
      const last = roads[i].hexes[roads[i].hexes.length - 1];
      const end = points[points.length - 1];
      return nearest([layout.centre(last)], end) > layout.height / 2 ? [last] : [];
    });
    expect(leaving.sort()).toEqual([...map.roadExits].sort());
    expect(valuesOf('data-entry').sort()).toEqual([...map.roadExits].sort());
  });

  test('every river is drawn once, through every one of its hexes', () => {
    expect(pieces('rivers').length).toBe(map.rivers.length);
    for (const { river, points } of riverCourses(scene)) {
      for (const hex of river.hexes) expect(nearest(points, layout.centre(hex))).toBeLessThan(0.01);
    }
  });

  test('fords and springs are where the map has them', () => {
    expect(valuesOf('data-ford').sort()).toEqual(hexesWith(({ ford }) => ford).sort());
    const springs = hexesWith(({ headwaters }) => headwaters);
    // One river comes out of a lake.
    const lake = springs.filter((hex) => neighbours(hex).some((next) => scene.terrain(next) === 'lake'));
    expect(lake).toEqual(['2618']);
    expect([...valuesOf('data-spring'), ...lake].sort()).toEqual(springs.sort());
  });

  test('every ridge is drawn once, on its hexside', () => {
    const crests = pieces('ridges', 'data-part="crests"').map((piece) => `M${piece}`);
    expect(crests.sort()).toEqual(
      map.ridges.map(({ high, low }) => line(...layout.between(high, low))).sort(),
    );
  });
});

describe('places', () => {
  test('everything built and every sign of the map is drawn once', () => {
    const places = hexesWith(({ structure, symbols }) => structure || symbols);
    expect(valuesOf('data-place').sort()).toEqual(places.sort());
  });

  test('dragonewt cities bear the numbers one to eight', () => {
    const numbers = map.dragonewtCities.map((hex) => {
      const city = svg.slice(svg.indexOf(`data-place="${hex}"`));
      return />(\d)<\/text>/.exec(city)?.[1];
    });
    expect(numbers).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });
});

describe('borders', () => {
  test('a border has a side for every two neighbours it parts', () => {
    for (const realm of Object.keys(scene.ink.realms)) {
      const borders = bordersOf(
        scene,
        ({ territory }) => territory === realm,
        (hex) => hex !== undefined,
      );
      const drawn = borders.reduce((sum, { points, closed }) => sum + points.length - (closed ? 0 : 1), 0);
      const parted = map.hexes
        .filter(({ territory }) => territory === realm)
        .flatMap(({ hex }) => neighbours(hex))
        .filter((next) => scene.at(next) !== undefined && scene.at(next)?.territory !== realm);
      expect(drawn).toBe(parted.length);
    }
  });

  test('the edge of the map is one ring', () => {
    const edge = bordersOf(
      scene,
      () => true,
      (hex) => hex === undefined,
    );
    expect(edge.map(({ closed }) => closed)).toEqual([true]);
  });
});

test('hexes of our own making can be told from those of the rules', () => {
  const marked = paintProvenance(scene);
  const strokes = marked.split('M').length - 1;
  expect(strokes).toBe(3 * hexesWith(({ provenance }) => provenance === 'reconstructed').length);
  const known = [...marked.matchAll(/data-known="(\d+)"/g)].map((match) => match[1]);
  expect(known.sort()).toEqual(hexesWith(({ provenance }) => provenance === 'rules').sort());
});
