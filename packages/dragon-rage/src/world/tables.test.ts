import { describe, expect, test } from 'vitest';
import { TABLES } from './data.ts';
import { checkTables, combatCell, combatRule } from './tables.ts';
import { worldFor } from './world.ts';

const { tables, types } = worldFor('nurkott', null);
const cell = (attack: number, defence: number) => combatCell(tables, attack, defence);
const cells = (...pairs: [number, number][]) => pairs.map(([a, d]) => cell(a, d));

test('the file has no fault', () => {
  expect(checkTables(TABLES)).toEqual([]);
  expect(
    checkTables({ ...TABLES, spells: { ...TABLES.spells, fog: { cost: 'two' } } }).map((f) => f.path),
  ).toContain('spells.fog.cost');
});

describe('combat table', () => {
  test('DR-2.7.5-a all 450 printed cells obey the rule', () => {
    expect([tables.combat.table.length, new Set(tables.combat.table.map((row) => row.length))]).toEqual([
      30,
      new Set([15]),
    ]);
    for (let a = 1; a <= 30; a++) for (let d = 1; d <= 15; d++) expect(cell(a, d)).toBe(combatRule(a, d));
    expect(cells([6, 2], [11, 2], [5, 6], [5, 10], [12, 2])).toEqual([4, 2, 11, 'M', 'D']);
  });

  test('DR-2.7.5-b even odds need a 6', () => {
    expect(cells([1, 1], [3, 2], [11, 6], [15, 15])).toEqual([6, 6, 6, 6]);
  });

  test('DR-2.7.5-c each full multiple lowers the target by one', () => {
    expect(cells([2, 1], [3, 1], [4, 1], [5, 1], [6, 1])).toEqual([5, 4, 3, 2, 'D']);
    expect(cells([4, 2], [6, 2], [8, 2], [10, 2], [12, 2])).toEqual([5, 4, 3, 2, 'D']);
  });

  test('DR-2.7.5-d the underdog gets 11', () => {
    expect(cells([2, 3], [3, 5], [4, 7], [8, 15], [29, 30])).toEqual([11, 11, 11, 11, 11]);
  });

  test('DR-2.7.5-e a defender twice as strong cannot be hurt', () => {
    expect(cells([1, 2], [3, 6], [5, 10], [7, 14])).toEqual(['M', 'M', 'M', 'M']);
  });

  test('DR-2.7.5-f beyond the print the same rule goes on', () => {
    expect(cells([33, 4], [40, 16], [16, 32])).toEqual(['D', 5, 'M']);
    // A strength of nothing neither hurts nor holds.
    expect(cells([0, 1], [3, 0])).toEqual(['M', 'D']);
  });

  test('DR-2.7.5-g the small table of the manuals', () => {
    const manual = [
      [6, 'M', 'M', 'M', 'M', 'M'],
      [5, 6, 11, 'M', 'M', 'M'],
      [4, 6, 6, 11, 11, 'M'],
      [3, 5, 6, 6, 11, 11],
      [2, 5, 6, 6, 6, 11],
      ['D', 4, 5, 6, 6, 6],
      ['D', 4, 5, 6, 6, 6],
      ['D', 3, 5, 5, 6, 6],
      ['D', 3, 4, 5, 6, 6],
      ['D', 2, 4, 5, 5, 6],
      ['D', 2, 4, 5, 5, 6],
    ];
    expect(manual.flat().length).toBe(66);
    manual.forEach((row, a) => {
      row.forEach((entry, d) => {
        expect(cell(a + 1, d + 1)).toBe(entry);
      });
    });
  });
});

describe('scaling and breaking', () => {
  test('the nine printed rows: scale, door, gate (0 impossible, door 2 automatic)', () => {
    expect(tables.scaling.rows.map((row) => [row.scale, row.door, row.gate])).toEqual([
      [0, 10, 0],
      [5, 7, 10],
      [6, 0, 0],
      [6, 10, 0],
      [5, 7, 10],
      [4, 2, 9],
      [0, 2, 9],
      [0, 10, 0],
      [0, 0, 0],
    ]);
  });

  test('units have the numbers of the row they own', () => {
    const owners = [
      ['CAV'],
      ['HERO', 'OHERO'],
      ['GOB', 'ARH'],
      ['ORC', 'INF', 'MIL'],
      ['TRL'],
      ['GIANT'],
      ['SERPENT'],
      ['WRG'],
      ['TREX'],
    ];
    expect(tables.scaling.rows.map((row) => row.units)).toEqual(owners);
    for (const row of tables.scaling.rows) {
      for (const id of row.units) {
        expect([types[id].scale, types[id].door, types[id].gate]).toEqual([row.scale, row.door, row.gate]);
      }
    }
    for (const id of ['WZD', 'OWZD', 'ELOWYN', 'CAT', 'BAL'] as const) {
      expect([types[id].scale, types[id].door, types[id].gate]).toEqual([0, 0, 0]);
    }
  });
});

describe('other tables', () => {
  test('grades around a goal of 19, and the fixed ladder of the manuals', () => {
    const { formula, manual } = tables.grades;
    expect([19 + formula.marginal, 19 + formula.normal, 19 + formula.great]).toEqual([15, 17, 19]);
    expect([manual.marginal, manual.normal, manual.great]).toEqual([16, 18, 20]);
  });

  test('reinforcements on turns 10, 14, 18', () => {
    const { firstTurn, every, group, esirien, nurkott } = tables.reinforcements;
    expect([firstTurn, firstTurn + every, firstTurn + 2 * every, group]).toEqual([10, 14, 18, 4]);
    expect([esirien, nurkott]).toEqual([
      { unit: 'INF', substitute: 'MIL' },
      { unit: 'ORC', substitute: 'GOB' },
    ]);
  });

  test('spells: prices, ranges, and a whirlwind drifting clockwise from north', () => {
    const { boost, fog, whirlwind, lightning, elemental } = tables.spells;
    expect(boost.cost + boost.costPerRadius * boost.maxRadius).toBe(3);
    expect([fog.cost, fog.range, fog.radius]).toEqual([2, 3, 2]);
    expect([whirlwind.cost, whirlwind.range, whirlwind.crashOn]).toEqual([2, 4, 4]);
    expect(whirlwind.drift.join(' ')).toBe('N NE SE S SW NW');
    expect([lightning.cost, lightning.range, lightning.power - 2]).toEqual([3, 4, 3]);
    expect([elemental.cost, elemental.range, elemental.leash]).toEqual([5, 2, 5]);
  });

  test('the goal of a points game: two dragons against 22 defenders is 19', () => {
    const { base, dragon, manyDefenders } = tables.points.goal;
    expect(base + 2 * dragon + (22 - manyDefenders.above) * manyDefenders.addEach).toBe(19);
  });
});
