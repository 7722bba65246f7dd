import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { areAdjacent, faultsOf, gridHeader, gridOf, hexId, hexIn, hexsideIn } from './schema.ts';

const grid = gridOf({ columns: 25, rows: 17, lowColumns: 'even' });

function faults(schema: z.ZodType, value: unknown) {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : faultsOf(parsed.error);
}

describe('schema pieces', () => {
  test('a hex is four digits', () => {
    expect(faults(hexId, '0707')).toEqual([]);
    expect(faults(hexId, '707')[0]?.reason).toContain('four digits');
  });

  test('a hex of this map', () => {
    expect(faults(hexIn(grid), '2517')).toEqual([]);
    expect(faults(hexIn(grid), '2601')[0]?.reason).toBe(
      'hex 2601 is not on the map (columns 01-25, rows 01-17)',
    );
  });

  test('a hexside joins adjacent hexes', () => {
    expect(faults(hexsideIn(grid), ['0606', '0707'])).toEqual([]);
    expect(faults(hexsideIn(grid), ['0606', '0708'])[0]?.reason).toBe('hexes 0606 and 0708 are not adjacent');
    expect(faults(hexsideIn(grid), ['0606', '2601'])[0]?.path).toBe('1');
    expect(areAdjacent(grid, '0606', '9999')).toBe(false);
  });

  test('a fault names its field', () => {
    expect(faults(gridHeader, { columns: 25, rows: 0, lowColumns: 'even' }).map((f) => f.path)).toEqual([
      'rows',
    ]);
    expect(faults(gridHeader, { columns: 25, rows: 17, lowColumns: 'all' }).map((f) => f.path)).toEqual([
      'lowColumns',
    ]);
  });
});
