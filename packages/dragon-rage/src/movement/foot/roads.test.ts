import { describe, expect, test } from 'vitest';
import { SMASHED } from '../../core/state.ts';
import type { Side } from '../../core/vocabulary.ts';
import { table } from '../../testing/table.ts';
import type { UnitTypeId } from '../../world/unit-types.ts';

const piece = (type: UnitTypeId, side: Side, hex: string) => ({ type, side, hex }) as const;
const walk = (unit: number, to: string) => ({ type: 'walk', unit, to }) as const;
const other = piece('INF', 'defender', '2010');

const defending = (type: UnitTypeId, hex: string) =>
  table({ map: 'esirien', phase: 7, pieces: { unit: piece(type, 'defender', hex), other } });

/** How many of the hexes the unit gets along, one after the other. */
function reached(t: ReturnType<typeof defending>, route: string[]): number {
  let steps = 0;
  for (const to of route) {
    if (t.refusal('defender', walk(0, to)) !== null) return steps;
    t.play('defender', walk(0, to));
    steps++;
  }
  return steps;
}

describe('roads', () => {
  test('DR-2.5.6-a any unit may follow a road, and some are faster on it', () => {
    const west = ['0807', '0908', '1008', '1109', '1209'];
    expect(reached(defending('CAV', '0707'), [...west, '1310', '1410', '1511'])).toBe(7);
    expect(reached(defending('INF', '0707'), west)).toBe(4);
    const t = table({
      phase: 2,
      corrections: { roads: { add: [['1010', '1009', '1008', '1007', '1006', '1005']] } },
      pieces: {
        dragon: { ...piece('DRAGON', 'invader', '1010'), facing: 'N' },
        orc: piece('ORC', 'invader', '2010'),
      },
    });
    for (const to of ['1009', '1008', '1007', '1006']) t.play('invader', walk(0, to));
    expect(t.refusal('invader', walk(0, '1005'))).toBe('DR-2.12.1.1.1-a');
  });

  test('DR-2.5.6-b the road goes through the gates', () => {
    expect(reached(defending('INF', '0605'), ['0606', '0707', '0807', '0908', '1008'])).toBe(4);
    const shut = table({ map: 'esirien', phase: 2, pieces: { orc: piece('ORC', 'invader', '0605') } });
    shut.play('invader', walk(0, '0606'));
    expect(shut.refusal('invader', walk(0, '0707'))).toBe('DR-2.5.5-e');
  });

  test('DR-2.5.6-c the road goes through the towers 0914, 1310 and 1511', () => {
    const t = defending('CAV', '1008');
    expect(reached(t, ['1109', '1209', '1310', '1410', '1511', '1611', '1711', '1811'])).toBe(7);
    expect(t.at('unit')).toBe('1711');
    expect(reached(defending('INF', '0912'), ['0913', '0914', '0915', '1014', '1115'])).toBe(4);
  });

  test('DR-2.5.6-d entering or leaving another tower is not road movement', () => {
    const t = defending('INF', '1910');
    const exit = t.matching('defender', { type: 'walk', unit: 0 });
    expect(exit.length).toBeGreaterThan(0);
    const first = exit[0] && 'to' in exit[0] ? exit[0].to : '';
    t.play('defender', walk(0, first ?? ''));
    expect(t.unit('unit').did?.road).toBe(false);
    const bell = defending('INF', '1106');
    expect(reached(bell, ['1105', '1106', '1107', '1108'])).toBe(3);
  });

  test('DR-2.5.6-e, DR-TES-b bridges carry the road', () => {
    expect(reached(defending('INF', '1310'), ['1410', '1511', '1611', '1711'])).toBe(4);
    expect(reached(defending('INF', '1307'), ['1407', '1508', '1608', '1709', '1710'])).toBe(4);
    expect(reached(defending('INF', '1313'), ['1413', '1513', '1612', '1611', '1711'])).toBe(4);
  });

  test('DR-TES-b a 3(4) unit goes four road hexes, three others', () => {
    expect(reached(defending('INF', '0908'), ['0909', '0910', '0911', '0912', '0913'])).toBe(4);
    expect(reached(defending('INF', '0808'), ['0809', '0810', '0811', '0812'])).toBe(3);
  });
});

describe('cavalry and towers', () => {
  test('DR-2.10.3.1-a cavalry may not stop in a tower', () => {
    const t = defending('CAV', '1209');
    t.play('defender', walk(0, '1310'));
    expect(t.refusal('defender', { type: 'end' })).toBe('DR-2.10.3.1-a');
    expect(t.refusal('defender', walk(t.id('other'), '2009'))).toBe('DR-2.10.3.1-a');
    t.play('defender', walk(0, '1410'));
    expect([t.at('unit'), t.refusal('defender', { type: 'end' })]).toEqual(['1410', null]);
    const tired = defending('CAV', '0606');
    expect(reached(tired, ['0707', '0807', '0908', '1008', '1109', '1209', '1310'])).toBe(6);
    expect(tired.refusal('defender', walk(0, '1310'))).toBe('DR-2.10.3.1-a');
  });

  test('DR-2.10.3.1-a a tower whose far side is blocked is not entered', () => {
    const pieces = { unit: piece('CAV', 'defender', '1209'), block: piece('INF', 'defender', '1410') };
    const t = table({ map: 'esirien', phase: 7, pieces });
    expect(t.refusal('defender', walk(0, '1310'))).toBe('DR-2.10.3.1-a');
    const burned = table({
      map: 'esirien',
      phase: 7,
      pieces: { unit: piece('CAV', 'defender', '0913'), block: piece('SERPENT', 'invader', '0915') },
    });
    expect(burned.refusal('defender', walk(0, '0914'))).toBe('DR-2.10.3.1-a');
  });

  test('DR-2.10.3.1-b cavalry ride through the road towers along the road, and into no other', () => {
    const t = defending('CAV', '1410');
    t.play('defender', walk(0, '1511'));
    t.play('defender', walk(0, '1611'));
    expect(t.at('unit')).toBe('1611');
    expect(defending('CAV', '1106').refusal('defender', walk(0, '1105'))).toBe('DR-2.10.3.1-b');
    expect(defending('WRG', '1106').refusal('defender', walk(0, '1105'))).toBeNull();
    expect(defending('INF', '1106').refusal('defender', walk(0, '1105'))).toBeNull();
  });

  test('DR-2.10.3.1-b a road tower is left by the road only', () => {
    const corrections = {
      entrances: {
        add: [
          {
            between: ['1310', '1309'] as [string, string],
            type: 'door' as const,
            of: 'tower' as const,
            inside: '1310',
          },
        ],
      },
    };
    const pieces = { unit: piece('CAV', 'defender', '1209'), other };
    const t = table({ map: 'esirien', phase: 7, corrections, pieces });
    t.play('defender', walk(0, '1310'));
    expect(t.refusal('defender', walk(0, '1309'))).toBe('DR-2.10.3.1-b');
    expect(t.refusal('defender', walk(0, '1410'))).toBeNull();
    const aside = table({
      map: 'esirien',
      phase: 7,
      corrections,
      pieces: { ...pieces, unit: piece('CAV', 'defender', '1309') },
    });
    expect(aside.refusal('defender', walk(0, '1310'))).toBe('DR-2.10.3.1-b');
  });

  test('DR-2.10.3.1-a invading cavalry in a road tower keeps the point it needs to leave', () => {
    const gate = {
      between: ['1310', '1309'] as [string, string],
      type: 'gate' as const,
      of: 'tower' as const,
      inside: '1310',
    };
    for (const [points, refusal] of [
      [2, 'DR-2.10.3.1-a'],
      [3, null],
    ] as const) {
      const t = table({
        map: 'esirien',
        phase: 2,
        corrections: { entrances: { add: [gate] }, units: { CAV: { mp: points, roadMp: points } } },
        pieces: { unit: piece('CAV', 'invader', '1209'), other: piece('ORC', 'invader', '2501') },
        state: (state) => {
          state.entrances = state.entrances.map((_, at) => (at === state.entrances.length - 1 ? 0 : SMASHED));
        },
      });
      t.play('invader', walk(0, '1310'));
      expect(t.refusal('invader', { type: 'smash', unit: 0, to: '1309' })).toBe(refusal);
      expect(t.refusal('invader', walk(0, '1410'))).toBeNull();
    }
  });

  test('DR-2.10.3.1-c cavalry is not set up in a tower', () => {
    const t = table({
      map: 'esirien',
      phase: 7,
      pieces: { unit: { type: 'CAV', side: 'defender', hex: null } },
      state: (state) => {
        state.frames = [{ kind: 'setup', side: 'defender' }];
      },
    });
    expect(t.refusal('defender', { type: 'place', what: 'CAV', hex: '1310' })).toBe('DR-2.10.3.1-c');
    expect(t.refusal('defender', { type: 'place', what: 'CAV', hex: '1209' })).toBeNull();
  });
});
