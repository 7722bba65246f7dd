import { describe, expect, test } from 'vitest';
import { artDefs } from '../../games/dragon-rage/art/counters/defs.ts';
import { danglingIds } from '../testing/ids.ts';
import { THEMES, type Theme } from '../themes.ts';
import { paintArcs, paintCursor, paintRefusal, paintTarget } from './attacks.ts';
import { chipPlace, paintFigure, paintGain, paintOdds, paintStop } from './chips.ts';
import { paintAble, paintBound, paintGoal, paintOverrun, paintPath, paintWalk, paintZone } from './moves.ts';

const at = { x: 200, y: 100 };

function everything(theme: Theme): string[] {
  const spot = { at, radius: 34, theme };
  return [
    paintAble(spot),
    paintWalk(spot),
    paintWalk(spot, { left: 1, road: true }),
    paintBound(spot),
    paintBound(spot, true),
    paintOverrun(spot),
    paintGoal(spot),
    paintZone(spot),
    paintPath([at, { x: 200, y: 160 }, { x: 250, y: 190 }], 34),
    paintArcs(spot, ['head', 'head', 'legs', null, 'legs', 'head']),
    paintTarget(spot),
    paintTarget(spot, true),
    paintFigure(spot, '2'),
    paintStop(spot, '2'),
    paintRefusal(spot),
    paintCursor(spot),
    paintOdds(spot, { text: '50%', note: '4+', icon: 'crossed-swords' }),
    paintOdds(spot, { text: 'no' }),
    paintGain(spot, { text: '+4 VP' }),
  ];
}

describe.each(THEMES)('by %s', (theme) => {
  test('each highlight has its own sound drawing', () => {
    const drawings = everything(theme);
    expect(new Set(drawings).size).toBe(drawings.length);
    expect(everything(theme)).toEqual(drawings);
    const page = artDefs(theme) + drawings.join('');
    expect(page).not.toMatch(/NaN|undefined/);
    expect(danglingIds(page)).toEqual([]);
  });
});

test('no fill hides what lies under it', () => {
  for (const drawing of THEMES.flatMap(everything)) {
    for (const [, opacity] of drawing.matchAll(/fill-opacity="([^"]+)"/g)) {
      expect(Number(opacity)).toBeLessThanOrEqual(0.46);
    }
  }
});

test('a dot for every movement point left', () => {
  const walk = paintWalk({ at, radius: 34, theme: 'day' }, { left: 2, road: false });
  expect(walk.match(/<circle/g)?.length).toBe(2);
});

test('a path needs two ends', () => {
  expect(paintPath([at], 34)).toBe('');
});

test('a chip lies on the corner away from the attacker', () => {
  const east = chipPlace(at, { x: 100, y: 101 }, 10);
  expect(east.x).toBeCloseTo(210);
  expect(east.y).toBeCloseTo(100);
  const south = chipPlace(at, { x: 195, y: 0 }, 10);
  expect(south.y).toBeGreaterThan(at.y);
});

test('where the map is small, a chip is narrower than the hex it is about', () => {
  const chip = { text: '50%', note: '4+', icon: 'crossed-swords' } as const;
  const spot = { at, radius: 21, theme: 'day' } as const;
  const width = Number(/<rect[^>]* width="([\d.]+)"/.exec(paintOdds(spot, chip))?.[1]);
  expect(width).toBeLessThan(2 * spot.radius * 0.87);
  expect(paintOdds(spot, chip)).not.toContain('hw-icon-');
  expect(paintOdds({ ...spot, radius: 48 }, chip)).toContain('hw-icon-');
});
