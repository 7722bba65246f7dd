import { describe, expect, test } from 'vitest';
import {
  ahead,
  bearing,
  DIRECTION_NAMES,
  DIRECTIONS,
  type Direction,
  directionTo,
  hexAt,
  makeGrid,
  opposite,
  sideOf,
  turn,
} from './geometry.ts';

const grid = makeGrid(25, 17, 'even');
const at = (name: string) => hexAt(grid, name);
const name = (hex: number) => (hex < 0 ? null : grid.names[hex]);
const around = (hex: string) => DIRECTIONS.map((d) => name(grid.neighbour[at(hex) * 6 + d]!));

describe('directions', () => {
  test('turn clockwise and back', () => {
    expect(turn(0, 1)).toBe(1);
    expect(turn(5, 1)).toBe(0);
    expect(turn(0, -1)).toBe(5);
    expect(turn(2, -9)).toBe(5);
    expect(DIRECTIONS.map(opposite)).toEqual([3, 4, 5, 0, 1, 2]);
    expect(DIRECTION_NAMES.join(' ')).toBe('N NE SE S SW NW');
  });
});

describe('neighbours', () => {
  test('of a low and of a high column', () => {
    expect(around('1010')).toEqual(['1009', '1110', '1111', '1011', '0911', '0910']);
    expect(around('0909')).toEqual(['0908', '1008', '1009', '0910', '0809', '0808']);
  });

  test('are missing beyond the rim', () => {
    expect(around('0101')).toEqual([null, null, '0201', '0102', null, null]);
    expect(around('2517')).toEqual(['2516', null, null, null, '2417', '2416']);
    expect(around('0217')).toEqual(['0216', '0317', null, null, null, '0117']);
  });

  test('in a grid whose odd columns lie low', () => {
    const other = makeGrid(4, 4, 'odd');
    const hex = hexAt(other, '0302');
    const found = DIRECTIONS.map((d) => other.names[other.neighbour[hex * 6 + d]!]);
    expect(found).toEqual(['0301', '0402', '0403', '0303', '0203', '0202']);
  });

  test('are mutual', () => {
    for (let hex = 0; hex < grid.size; hex++) {
      for (const d of DIRECTIONS) {
        const other = grid.neighbour[hex * 6 + d]!;
        if (other >= 0) expect(grid.neighbour[other * 6 + opposite(d)]).toBe(hex);
      }
    }
  });

  test('direction between adjacent hexes', () => {
    expect(directionTo(grid, at('0606'), at('0707'))).toBe(DIRECTION_NAMES.indexOf('SE'));
    expect(directionTo(grid, at('2113'), at('2212'))).toBe(DIRECTION_NAMES.indexOf('NE'));
    expect(directionTo(grid, at('0606'), at('0608'))).toBe(-1);
    expect(directionTo(grid, at('0606'), at('0606'))).toBe(-1);
  });
});

describe('names', () => {
  test('index is dense, column by column', () => {
    expect(grid.size).toBe(425);
    expect(at('0101')).toBe(0);
    expect(at('0117')).toBe(16);
    expect(at('0201')).toBe(17);
    expect(at('2517')).toBe(424);
    expect(() => at('2601')).toThrow('no hex 2601');
  });
});

describe('straight lines', () => {
  test('ahead', () => {
    expect(name(ahead(grid, at('1010'), 1, 3))).toBe('1309');
    expect(name(ahead(grid, at('1010'), 0, 9))).toBe('1001');
    expect(ahead(grid, at('1010'), 0, 10)).toBe(-1);
    expect(ahead(grid, at('1010'), 2, 0)).toBe(at('1010'));
  });

  test('bearing along each of the six lines and off them', () => {
    // South-east from 0606: 0707, 0807, 0908, 1008 ... the main street.
    expect(bearing(grid, at('0606'), at('1008'))).toBe(2);
    expect(bearing(grid, at('1008'), at('0606'))).toBe(5);
    expect(bearing(grid, at('1010'), at('1002'))).toBe(0);
    expect(bearing(grid, at('1010'), at('1017'))).toBe(3);
    expect(bearing(grid, at('1010'), at('1209'))).toBe(1);
    expect(bearing(grid, at('1010'), at('0811'))).toBe(4);
    expect(bearing(grid, at('1010'), at('1210'))).toBe(-1);
    expect(bearing(grid, at('1010'), at('1010'))).toBe(-1);
  });

  test('bearing agrees with walking ahead', () => {
    const from = at('1309');
    for (const d of DIRECTIONS) {
      for (let steps = 1; steps < 20; steps++) {
        const to = ahead(grid, from, d as Direction, steps);
        if (to >= 0) expect(bearing(grid, from, to)).toBe(d);
      }
    }
  });
});

describe('hexsides', () => {
  test('have one number from both hexes', () => {
    expect(sideOf(grid, at('0606'), 2)).toBe(sideOf(grid, at('0707'), 5));
    expect(sideOf(grid, at('0606'), 2)).not.toBe(sideOf(grid, at('0606'), 1));
  });

  test('exist on the rim too', () => {
    expect(sideOf(grid, at('0101'), 0)).toBe(0);
  });

  test('number each side once', () => {
    const sides = new Set<number>();
    for (let hex = 0; hex < grid.size; hex++) for (const d of DIRECTIONS) sides.add(sideOf(grid, hex, d));
    const inner = [...grid.neighbour].filter((hex) => hex >= 0).length / 2;
    const rim = [...grid.neighbour].filter((hex) => hex < 0).length;
    expect(sides.size).toBe(inner + rim);
  });
});
