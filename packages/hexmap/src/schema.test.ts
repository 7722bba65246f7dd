import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { areAdjacent, gridOf } from './grid-of.ts';
import { faultsOf, gridHeader, hexId, hexIn, hexsideIn } from './schema.ts';

const grid = gridOf({ columns: 25, rows: 17, lowColumns: 'even' });

function faults(schema: z.ZodMiniType, value: unknown) {
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

  test('an unknown name and a bad key are faults of their own path', () => {
    const record = z.strictObject({ hexes: z.record(hexId, z.strictObject({ vp: z.int() })) });
    expect(faults(record, { hexes: { '101': { vp: 1 } } })).toEqual([
      { path: 'hexes.101', reason: 'a hex is four digits, column then row, such as 0707' },
    ]);
    expect(faults(record, { hexes: { '1010': { vp: 1, height: 2 } } })).toEqual([
      { path: 'hexes.1010.height', reason: 'unknown name height' },
    ]);
  });
});
