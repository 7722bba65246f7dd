import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UNIT_TYPE_IDS } from './unit-ids.ts';

const source = new URL('../', import.meta.url);

/** Words list all units in their order; everything else is rules, and bots that know no more than the rules. */
const rules = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$|^(testing|words)[\\/]|unit-ids\.ts$/.test(file),
);

test('no rule asks for a unit by name: traits are in the data', () => {
  const name = new RegExp(`'(${UNIT_TYPE_IDS.join('|')})'`);
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter((file) => name.test(readFileSync(new URL(file, source), 'utf8')))).toEqual([]);
});
