import { describe, expect, test } from 'vitest';
import { examineCorrections } from './examine.ts';

describe('what an owner is told of corrections', () => {
  test('nothing, where all is well', () => {
    expect(examineCorrections({ name: 'mine', note: 'second printing', units: { CAV: { mp: 6 } } })).toEqual({
      faults: [],
      warnings: [],
    });
  });

  test('faults of each map once, with their place in the file', () => {
    const { faults } = examineCorrections({
      units: { INF: { attack: 3 } },
      map: 'esirien',
      walls: { add: [['1009', '1012']] },
      maps: { nurkott: { hexes: { '1009': { terrain: 'river', vp: 2 } } } },
    });
    expect(faults.map(({ path }) => path)).toEqual(['walls.add.0', 'maps.nurkott.hexes.1009.vp']);
  });

  test('points that are not as printed, a gap in a wall, land nobody comes to, and too few counters', () => {
    const around = ['2307', '2407', '2408', '2309', '2208', '2207'];
    const { faults, warnings } = examineCorrections({
      map: 'esirien',
      units: { CAV: { counters: 4 } },
      hexes: { '0811': { vp: 0 } },
      walls: { remove: [['0607', '0708']], add: around.map((hex) => ['2308', hex]) },
    });
    expect(faults).toEqual([]);
    // 0811 is worth 3 of the 33; scenario 2 of Nurkott fields five cavalry.
    const counters = { unit: 'CAV', has: 4, need: 5, scenario: 'nurkott-2' };
    expect(warnings).toEqual([
      { kind: 'total-vp', path: 'hexes.0811.vp', values: { city: 'esirien', now: 30, was: 33 } },
      { kind: 'gap', path: 'walls', values: { city: 'esirien', hex: expect.any(String) } },
      { kind: 'cut-off', path: 'hexes.2308', values: { city: 'esirien', hex: '2308' } },
      { kind: 'counters', path: 'units.CAV.counters', values: counters },
    ]);
  });

  test('a scenario for which there is no room', () => {
    const forces = { invader: { SERPENT: 99 } };
    expect(examineCorrections({ scenarios: { 'esirien-1': { forces } } }).faults).toEqual([
      { path: 'scenarios.esirien-1', reason: 'there is no room to set up SERPENT' },
    ]);
  });
});
