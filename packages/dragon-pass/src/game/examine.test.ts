import { expect, it } from 'vitest';
import { turnsOf } from '../core/scenarios.ts';
import { examineCorrections } from './examine.ts';
import { dragonPassRules } from './game.ts';

it('finds nothing wrong with corrections that fit, and every scenario can be set up', () => {
  const corrections = {
    note: 'first printing',
    units: { 'crimson-bat': { front: { cf: { value: 3, parenthesized: true } } } },
    scenarios: { 'pass-1': { turns: 6 } },
  };
  expect(examineCorrections(corrections)).toEqual({ faults: [], warnings: [] });
  const state = dragonPassRules.setup('pass-1', { corrections }, { d6: () => 1 });
  expect(turnsOf(state)).toBe(6);
});

it('names each fault with its place in the file', () => {
  const { faults } = examineCorrections({
    hexes: { '0101': { terrain: 'swamp' } },
    scenarios: { 'pass-1': { turns: 0 } },
  });
  expect(faults.map(({ path }) => path)).toEqual(['scenarios.pass-1.turns', 'hexes.0101.terrain']);
});

it('knows no scenario but those that are printed', () => {
  expect(examineCorrections({ scenarios: { 'pass-99': { turns: 4 } } }).faults).toEqual([
    { path: 'scenarios.pass-99', reason: 'unknown name pass-99' },
  ]);
});
