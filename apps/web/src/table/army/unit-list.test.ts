import { expect, it } from 'vitest';
import { type ListedUnit, matchingUnits } from './unit-list.ts';

const UNITS: readonly ListedUnit[] = [
  { id: 1, label: 'Infantry 10', place: '1109', state: 'map' },
  { id: 2, label: 'Infantry 2', place: '1110', state: 'ready' },
  { id: 3, label: 'Épée', place: 'Bell Tower', state: 'dead' },
];

const ids = (units: readonly ListedUnit[]) => units.map(({ id }) => id);

it('lists by name, with numbers in their order', () => {
  expect(ids(matchingUnits(UNITS, '', 'all'))).toEqual([3, 2, 1]);
});

it('finds by name or place, whatever the accents, and by state', () => {
  expect(ids(matchingUnits(UNITS, 'epee', 'all'))).toEqual([3]);
  expect(ids(matchingUnits(UNITS, 'bell', 'all'))).toEqual([3]);
  expect(ids(matchingUnits(UNITS, 'infantry', 'ready'))).toEqual([2]);
  expect(matchingUnits(UNITS, 'dragon', 'all')).toEqual([]);
});
