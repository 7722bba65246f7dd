import { describe, expect, test } from 'vitest';
import { hexCorners, inHex, makeLayout, neighbours } from './geometry.ts';

const layout = makeLayout(10, 25, 17);
const height = Math.sqrt(3) * 10;

describe('layout', () => {
  test('the first hex stands off the edge by the margin', () => {
    expect(layout.centre('0101')).toEqual({ x: 16, y: 6 + height / 2 });
  });

  test('columns are one and a half radii apart, even ones half a hex lower', () => {
    const [a, b, c] = ['0101', '0201', '0301'].map(layout.centre);
    expect(b.x - a.x).toBeCloseTo(15);
    expect(b.y - a.y).toBeCloseTo(height / 2);
    expect(c.x - a.x).toBeCloseTo(30);
    expect(c.y).toBeCloseTo(a.y);
  });

  test('all hexes fit into the drawing', () => {
    for (const hex of ['0101', '2501', '0117', '2417', '2517']) {
      for (const corner of layout.corners(hex)) {
        expect(corner.x).toBeGreaterThan(0);
        expect(corner.y).toBeGreaterThan(0);
        expect(corner.x).toBeLessThan(layout.width);
        expect(corner.y).toBeLessThan(layout.depth);
      }
    }
  });

  test('neighbours lie one height away, in the direction of their side', () => {
    for (const hex of ['1010', '1110']) {
      const at = layout.centre(hex);
      neighbours(hex).forEach((next, direction) => {
        const to = layout.centre(next);
        expect(Math.hypot(to.x - at.x, to.y - at.y)).toBeCloseTo(height);
        const [p, q] = layout.side(hex, direction);
        expect((p.x + q.x) / 2).toBeCloseTo((at.x + to.x) / 2);
        expect((p.y + q.y) / 2).toBeCloseTo((at.y + to.y) / 2);
      });
    }
  });

  test('two neighbours share a side', () => {
    const ends = (a: string, b: string) =>
      layout
        .between(a, b)
        .map((p) => `${p.x.toFixed(3)} ${p.y.toFixed(3)}`)
        .sort();
    for (const next of neighbours('1010')) expect(ends('1010', next)).toEqual(ends(next, '1010'));
  });
});

test('neighbours by hand, north first', () => {
  expect(neighbours('1010')).toEqual(['1009', '1110', '1111', '1011', '0911', '0910']);
  expect(neighbours('1110')).toEqual(['1109', '1209', '1210', '1111', '1010', '1009']);
});

test('a hex holds its middle but not its corners', () => {
  const centre = { x: 3, y: 4 };
  expect(inHex(centre, 10, centre)).toBe(true);
  for (const corner of hexCorners(centre, 10.1)) expect(inHex(centre, 10, corner)).toBe(false);
});
