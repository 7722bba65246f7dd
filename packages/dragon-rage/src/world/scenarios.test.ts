import { describe, expect, test } from 'vitest';
import scenarios from '../../data/scenarios.json' with { type: 'json' };
import { checkSheets } from '../setup/scenario-schema.ts';
import type { UnitTypeId } from './unit-types.ts';
import { worldFor } from './world.ts';

const { types } = worldFor('esirien', null);

// goal, invader points and defender points, added up by hand from the printed forces
const EXPECTED: Record<string, [number, number, number]> = {
  'esirien-1': [19, 80, 77],
  'esirien-2': [16, 87, 72],
  'esirien-3': [17, 78.5, 77],
  'esirien-4': [17, 81, 77],
  'esirien-5': [18, 81.5, 79],
  'esirien-6': [17, 82, 73],
  'nurkott-1': [17, 78, 78],
  'nurkott-2': [16, 62, 74],
  'nurkott-3': [23, 80, 89.5],
  'nurkott-4': [18, 75.5, 85],
  'nurkott-5': [20, 81.5, 90],
  'nurkott-6': [18, 82, 80],
};

test('the file has its form', () => {
  expect(checkSheets(scenarios.scenarios)).toEqual([]);
  expect(checkSheets([{ ...scenarios.scenarios[0], goal: 'all' }])).toHaveLength(1);
});

test('twelve scenarios, six for each map', () => {
  expect(scenarios.scenarios.map((s) => s.id)).toEqual(Object.keys(EXPECTED));
  for (const { id, map, number } of scenarios.scenarios) expect(id).toBe(`${map}-${number}`);
});

describe.each(scenarios.scenarios)('$id $name', ({ id, forces, goal, firstPlayer, number }) => {
  test('forces, goal and first player', () => {
    const points = (['invader', 'defender'] as const).map((role) =>
      Object.entries(forces[role]).reduce((sum, [unit, n]) => {
        expect(types[unit as UnitTypeId].counters).toBeGreaterThanOrEqual(n);
        return sum + n * types[unit as UnitTypeId].cost[role];
      }, 0),
    );
    expect([goal, ...points]).toEqual(EXPECTED[id]);
    expect(firstPlayer).toBe(number === 2 ? 'defender' : 'invader');
  });
});
