import { describe, expect, test } from 'vitest';
import { distance, within } from './distance.ts';
import { hexAt, makeGrid } from './geometry.ts';
import { reach, wayTo } from './paths.ts';

const grid = makeGrid(25, 17, 'even');
const at = (name: string) => hexAt(grid, name);

describe('reach', () => {
  test('on open ground is the disc of that radius', () => {
    const { cost } = reach(grid, at('1010'), 3, () => 1);
    const reached = [...cost.keys()].filter((hex) => cost[hex]! >= 0);
    expect(reached).toEqual(within(grid, at('1010'), 3));
    for (const hex of reached) expect(cost[hex]).toBe(distance(grid, at('1010'), hex));
  });

  test('takes the cheaper way round', () => {
    const marsh = at('1009');
    const found = reach(grid, at('1010'), 9, (_, to) => (to === marsh ? 5 : 1));
    expect(found.cost[at('1008')]).toBe(3);
    expect(found.cost[marsh]).toBe(5);
    expect(wayTo(found, at('1008')).length).toBe(4);
  });

  test('does not pass where a step is forbidden, and keeps to the budget', () => {
    const walls = new Set(['1009', '1110', '1111', '1011', '0911'].map(at));
    const found = reach(grid, at('1010'), 2, (_, to) => (walls.has(to) ? -1 : 1));
    expect(found.cost[at('0910')]).toBe(1);
    expect(found.cost[at('1009')]).toBe(-1);
    expect(found.cost[at('0810')]).toBe(2);
    expect(found.cost[at('0710')]).toBe(-1);
    expect(wayTo(found, at('1009'))).toEqual([]);
  });

  test('follows free steps', () => {
    const found = reach(grid, at('1010'), 0, (_, __, direction) => (direction === 0 ? 0 : 1));
    expect(wayTo(found, at('1007')).map((hex) => grid.names[hex])).toEqual(['1010', '1009', '1008', '1007']);
    expect(found.cost[at('1011')]).toBe(-1);
  });
});
