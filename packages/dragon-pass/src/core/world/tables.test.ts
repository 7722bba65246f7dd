import { expect, test } from 'vitest';
import { TABLE_DATA } from './data.ts';
import { checkTables } from './tables-schema.ts';

test('the tables have the right form', () => {
  expect(checkTables(TABLE_DATA)).toEqual([]);
  expect(checkTables({ ...TABLE_DATA, upslope: 'steep' })[0]?.path).toBe('upslope');
});

test('the Attack Table is the total times a sixth, a quarter, a third, a half, three quarters or one', () => {
  const share = [1 / 6, 1 / 4, 1 / 3, 1 / 2, 3 / 4, 1];
  share.forEach((factor, i) => {
    const row = TABLE_DATA.attack[`${i + 1}`] ?? [];
    expect(row).toEqual(Array.from({ length: 36 }, (_, total) => Math.floor((total + 1) * factor + 1e-9)));
  });
});

test('each column of the Missile Fire Table is the next one shifted by a row', () => {
  const { columns, rows } = TABLE_DATA.missile;
  for (let row = 0; row < 7; row++)
    for (let column = 1; column < columns.length - 1; column++) {
      const here = rows[`${row}`]?.[column + 1];
      const below = rows[`${row + 1}`]?.[column];
      if (row > 0) expect(below, `${row} ${column}`).toBe(here);
    }
});
