import { describe, expect, test } from 'vitest';
import type { Side } from '../../core/vocabulary.ts';
import { table } from '../../testing/table.ts';
import type { UnitTypeId } from '../../world/unit-types.ts';

const piece = (type: UnitTypeId, side: Side, hex: string) => ({ type, side, hex }) as const;
const infantry = (hex: string) => piece('INF', 'defender', hex);

/** A road down column 10, from 1002 to 1012. */
const ROAD = {
  roads: {
    add: [['1002', '1003', '1004', '1005', '1006', '1007', '1008', '1009', '1010', '1011', '1012']],
  },
};

describe('movement allowance', () => {
  test('DR-2.4.1-a one movement point a hex', () => {
    const t = table({ phase: 7, pieces: { inf: infantry('1010'), other: infantry('2010') } });
    for (const to of ['1009', '1008', '1007'] as const)
      t.play('defender', { type: 'walk', unit: t.id('inf'), to });
    expect(t.at('inf')).toBe('1007');
    expect(t.refusal('defender', { type: 'walk', unit: t.id('inf'), to: '1006' })).toBe('DR-2.4.1-a');
    expect(t.offers('defender', { type: 'walk', unit: t.id('inf') })).toBe(false);
  });

  test('DR-2.4.1-a a step leads to a neighbouring hex', () => {
    const t = table({ phase: 7, pieces: { inf: infantry('1010') } });
    expect(t.refusal('defender', { type: 'walk', unit: 0, to: '1008' })).toBe('DR-2.4.1-a');
    expect(t.refusal('defender', { type: 'walk', unit: 0, to: '1010' })).toBe('DR-2.4.1-a');
    const hexes = t.matching('defender', { type: 'walk' }).map((action) => 'to' in action && action.to);
    expect(new Set(hexes)).toEqual(new Set(['1009', '1110', '1111', '1011', '0911', '0910']));
  });

  test('DR-2.4.1-b the road allowance needs a start on the road and a move along it', () => {
    const t = table({
      phase: 7,
      corrections: ROAD,
      pieces: { onRoad: infantry('1010'), beside: infantry('1109'), other: infantry('2010') },
    });
    for (const to of ['1009', '1008', '1007', '1006'])
      t.play('defender', { type: 'walk', unit: t.id('onRoad'), to });
    expect(t.at('onRoad')).toBe('1006');
    expect(t.refusal('defender', { type: 'walk', unit: t.id('onRoad'), to: '1005' })).toBe('DR-2.4.1-a');
    for (const to of ['1008', '1009', '1010']) {
      expect(t.refusal('defender', { type: 'walk', unit: t.id('beside'), to })).toBeNull();
      t.play('defender', { type: 'walk', unit: t.id('beside'), to });
    }
    expect(t.refusal('defender', { type: 'walk', unit: t.id('beside'), to: '1011' })).toBe('DR-2.4.1-b');
    expect(t.refusal('defender', { type: 'walk', unit: t.id('beside'), to: '1110' })).toBe('DR-2.4.1-a');
  });

  test('DR-2.4.1-c the two allowances do not mix', () => {
    const t = table({
      phase: 7,
      corrections: ROAD,
      pieces: { a: infantry('1010'), b: infantry('1012'), other: infantry('2010') },
    });
    for (const to of ['1009', '1008', '1108']) t.play('defender', { type: 'walk', unit: t.id('a'), to });
    expect(t.refusal('defender', { type: 'walk', unit: t.id('a'), to: '1008' })).toBe('DR-2.4.1-a');
    for (const to of ['1011', '1010', '1009']) t.play('defender', { type: 'walk', unit: t.id('b'), to });
    expect(t.refusal('defender', { type: 'walk', unit: t.id('b'), to: '1110' })).toBe('DR-2.4.1-c');
    expect(t.refusal('defender', { type: 'walk', unit: t.id('b'), to: '1008' })).toBeNull();
  });

  test('DR-2.4.1-d the points of a major monster follow from its damage', () => {
    const steps = (...legs: number[]): number => {
      const dragon = { ...piece('DRAGON', 'invader', '1010'), facing: 'N', hp: { legs } } as const;
      const t = table({ phase: 2, pieces: { dragon, orc: piece('ORC', 'invader', '2010') } });
      for (let row = 9; ; row--) {
        const to = `10${String(row).padStart(2, '0')}`;
        if (t.refusal('invader', { type: 'walk', unit: 0, to }) !== null) return 9 - row;
        t.play('invader', { type: 'walk', unit: 0, to });
      }
    };
    expect([steps(3, 3, 3, 3), steps(0, 3, 3, 3), steps(0, 0, 0, 0)]).toEqual([4, 3, 0]);
  });

  test('DR-2.2.1-d a unit without movement points never moves', () => {
    const t = table({
      phase: 7,
      corrections: { units: { INF: { mp: 0, roadMp: 0 } } },
      pieces: {
        inf: infantry('1010'),
        cat: piece('CAT', 'defender', '1012'),
        mil: piece('MIL', 'defender', '2010'),
      },
    });
    expect(t.refusal('defender', { type: 'walk', unit: t.id('inf'), to: '1009' })).toBe('DR-2.2.1-d');
    expect(t.offers('defender', { type: 'walk', unit: t.id('inf') })).toBe(false);
    expect(t.refusal('defender', { type: 'walk', unit: t.id('cat'), to: '1013' })).toBe('DR-2.10.8-a');
    expect(t.offers('defender', { type: 'walk', unit: t.id('cat') })).toBe(false);
    expect(t.offers('defender', { type: 'walk', unit: t.id('mil') })).toBe(true);
  });

  test('DR-2.2.2-b a giant gains nothing from a road unless a road value is printed', () => {
    const giant = piece('GIANT', 'invader', '1011');
    const pieces = { giant, other: piece('ORC', 'invader', '2010') };
    const walked = ['1010', '1009', '1008', '1007'];
    const plain = table({ phase: 2, corrections: ROAD, pieces });
    for (const to of walked) plain.play('invader', { type: 'walk', unit: 0, to });
    expect(plain.refusal('invader', { type: 'walk', unit: 0, to: '1006' })).toBe('DR-2.4.1-a');
    const printed = table({ phase: 2, corrections: { ...ROAD, units: { GIANT: { roadMp: 5 } } }, pieces });
    for (const to of walked) printed.play('invader', { type: 'walk', unit: 0, to });
    expect(printed.refusal('invader', { type: 'walk', unit: 0, to: '1006' })).toBeNull();
  });

  test('DR-2.8.7-g a giant pays one more into a whirlwind and one more out of it, troops do not', () => {
    const t = table({
      phase: 2,
      pieces: {
        giant: piece('GIANT', 'invader', '1010'),
        orc: piece('ORC', 'invader', '1110'),
        other: piece('ORC', 'invader', '2010'),
      },
      state: (state, hex) => {
        state.whirlwinds = [{ hex: hex('1009'), side: 'defender', drifted: false, spared: [] }];
      },
    });
    t.play('invader', { type: 'walk', unit: t.id('giant'), to: '1009' });
    expect(t.unit('giant').did?.spent).toBe(2);
    t.play('invader', { type: 'walk', unit: t.id('giant'), to: '1008' });
    expect(t.unit('giant').did?.spent).toBe(4);
    expect(t.refusal('invader', { type: 'walk', unit: t.id('giant'), to: '1007' })).toBe('DR-2.4.1-a');
    t.play('invader', { type: 'walk', unit: t.id('orc'), to: '1009' });
    t.play('invader', { type: 'walk', unit: t.id('orc'), to: '0910' });
    expect(t.unit('orc').did?.spent).toBe(2);
  });
});

describe('facing', () => {
  test('DR-2.4.2-a only major monsters face', () => {
    const t = table({
      phase: 7,
      pieces: { inf: infantry('1010'), dragon: { ...piece('DRAGON', 'invader', '2010'), facing: 'SE' } },
    });
    expect(t.unit('inf').body).toBeNull();
    expect(t.refusal('defender', { type: 'walk', unit: t.id('inf'), to: '1009', facing: 'N' })).toBe(
      'DR-2.4.2-a',
    );
    expect(t.refusal('defender', { type: 'turn', unit: t.id('inf'), facing: 'N' })).toBe('DR-2.4.2-a');
    const walks = t.matching('defender', { type: 'walk' });
    expect(walks).toHaveLength(6);
    expect(walks.every((action) => !('facing' in action))).toBe(true);
    expect(t.facing('dragon')).toBe('SE');
  });
});

describe('who moves when', () => {
  test('DR-2.4.5-a units may pause and resume', () => {
    const t = table({ phase: 7, pieces: { a: infantry('1010'), b: infantry('2010') } });
    t.play('defender', { type: 'walk', unit: t.id('a'), to: '1009' });
    t.play('defender', { type: 'walk', unit: t.id('b'), to: '2009' });
    t.play('defender', { type: 'walk', unit: t.id('b'), to: '2008' });
    t.play('defender', { type: 'walk', unit: t.id('a'), to: '1008' });
    t.play('defender', { type: 'walk', unit: t.id('a'), to: '1007' });
    expect([t.at('a'), t.at('b')]).toEqual(['1007', '2008']);
    expect(t.offers('defender', { type: 'walk', unit: t.id('a') })).toBe(false);
  });

  test('DR-2.4.5-b a player may move all, some or none of his units', () => {
    const pieces = { a: infantry('1010'), b: infantry('2010'), orc: piece('ORC', 'invader', '1501') };
    const none = table({ phase: 7, pieces });
    none.play('defender', { type: 'end' });
    expect([none.at('a'), none.at('b')]).toEqual(['1010', '2010']);
    expect(none.state.phase).not.toBe(7);
    const all = table({ phase: 7, pieces });
    all.play('defender', { type: 'walk', unit: all.id('b'), to: '2009' });
    expect(all.refusal('defender', { type: 'walk', unit: all.id('a'), to: '1009' })).toBeNull();
  });

  test('DR-2.4.5-c, DR-2.4.5-d a unit need not use its points, and loses those it leaves', () => {
    const t = table({
      phase: 7,
      pieces: {
        cav: piece('CAV', 'defender', '1015'),
        mil: piece('MIL', 'defender', '1510'),
        orc: piece('ORC', 'invader', '2010'),
      },
    });
    for (const to of ['1014', '1013']) t.play('defender', { type: 'walk', unit: t.id('cav'), to });
    t.play('defender', { type: 'end' });
    expect(t.state.phase).toBe(2);
    t.play('invader', { type: 'end' });
    expect([t.state.turn, t.state.phase]).toEqual([2, 7]);
    for (const to of ['1012', '1011', '1010', '1009', '1008'])
      t.play('defender', { type: 'walk', unit: t.id('cav'), to });
    expect(t.refusal('defender', { type: 'walk', unit: t.id('cav'), to: '1007' })).toBe('DR-2.4.1-a');
  });

  test('DR-2.4.5-e points are not handed to another unit', () => {
    const t = table({ phase: 7, pieces: { a: infantry('2010'), b: infantry('1010') } });
    for (const to of ['1009', '1008', '1007']) t.play('defender', { type: 'walk', unit: t.id('b'), to });
    expect(t.unit('a').did).toBeNull();
    expect(t.refusal('defender', { type: 'walk', unit: t.id('b'), to: '1006' })).toBe('DR-2.4.1-a');
  });

  test("DR-2.4.5-f units move only in their own side's movement phase", () => {
    const pieces = { inf: infantry('1010'), orc: piece('ORC', 'invader', '1009') };
    const walk = { type: 'walk', unit: 0, to: '1110' };
    for (const phase of [8, 9] as const)
      expect(table({ phase, pieces }).refusal('defender', walk)).toBe('DR-2.4.5-f');
    expect(table({ phase: 2, pieces }).offers('defender', { type: 'walk' })).toBe(false);
    expect(table({ phase: 2, pieces }).refusal('defender', walk)).toBe('K-SEAT');
    expect(table({ phase: 7, pieces }).refusal('defender', walk)).toBeNull();
  });

  test('DR-1.1-b a player orders only his own units, and only those on the table', () => {
    const t = table({ phase: 7, pieces: { inf: infantry('1010'), orc: piece('ORC', 'invader', '2010') } });
    expect(t.refusal('defender', { type: 'walk', unit: t.id('orc'), to: '2009' })).toBe('DR-1.1-b');
    expect(t.refusal('defender', { type: 'walk', unit: 99, to: '2009' })).toBe('DR-1.1-b');
  });

  test('DR-2.4.6-a no zones of control', () => {
    const t = table({
      phase: 7,
      pieces: {
        inf: infantry('1010'),
        other: infantry('2010'),
        a: piece('ORC', 'invader', '1110'),
        b: piece('ORC', 'invader', '1109'),
        c: piece('ORC', 'invader', '1108'),
      },
    });
    for (const to of ['1009', '1008', '1007']) {
      expect(t.refusal('defender', { type: 'walk', unit: t.id('inf'), to })).toBeNull();
      t.play('defender', { type: 'walk', unit: t.id('inf'), to });
    }
    expect([t.at('inf'), t.unit('inf').did?.spent]).toEqual(['1007', 3]);
  });
});

describe('entering the map', () => {
  test('DR-3.2.1-b Nurkott: invaders enter by 0202 and 0516 for one point, one at a time; defenders do not', () => {
    const t = table({
      map: 'nurkott',
      phase: 2,
      pieces: {
        inf: { type: 'INF', side: 'invader', hex: null },
        mil: { type: 'MIL', side: 'invader', hex: null },
      },
    });
    expect(t.refusal('invader', { type: 'walk', unit: t.id('inf'), to: '0302' })).toBe('DR-3.2.1-b');
    t.play('invader', { type: 'walk', unit: t.id('inf'), to: '0202' });
    expect([t.at('inf'), t.unit('inf').did?.spent]).toEqual(['0202', 1]);
    expect(t.refusal('invader', { type: 'walk', unit: t.id('mil'), to: '0202' })).toBe('DR-2.4.3-a');
    expect(t.refusal('invader', { type: 'walk', unit: t.id('mil'), to: '0516' })).toBeNull();
    const defended = table({
      map: 'nurkott',
      phase: 7,
      pieces: { orc: { type: 'ORC', side: 'defender', hex: null }, gob: piece('GOB', 'defender', '1406') },
    });
    expect(defended.refusal('defender', { type: 'walk', unit: 0, to: '0202' })).toBe('DR-3.2.1-b');
  });
});
