import { describe, expect, test } from 'vitest';
import type { State } from '../core/state.ts';
import type { Side } from '../core/vocabulary.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';
import { isReinforcementTurn } from '../world/tables.ts';
import type { UnitTypeId } from '../world/unit-types.ts';
import { worldFor } from '../world/world.ts';

const piece = (type: UnitTypeId, side: Side, hex: string) => ({ type, side, hex }) as const;
const orc = piece('ORC', 'invader', '0501');
const mil = piece('MIL', 'defender', '2010');

/** So many units of a type, standing one a hex inside the city. */
function crowd(type: UnitTypeId, count: number, column: number): Record<string, Piece> {
  const pieces: Record<string, Piece> = {};
  for (let n = 0; n < count; n++)
    pieces[`${type}${n}`] = piece(
      type,
      'defender',
      `${String(column + Math.floor(n / 5)).padStart(2, '0')}${String(7 + (n % 5)).padStart(2, '0')}`,
    );
  return pieces;
}

/** The turn before the reinforcements: the invader's melee phase is over when he ends his movement. */
const before = (
  turn: number,
  more: Record<string, Piece> = {},
  state?: (state: State, hex: (name: string) => number) => void,
) =>
  table<string>({
    map: 'esirien',
    phase: 2,
    turn,
    pieces: { orc, mil, ...more },
    state: (s, hex) => {
      s.lastDamage = turn;
      s.lastInside = turn;
      state?.(s, hex);
    },
  });

const DOCKS = ['0815', '0915', '1014', '1115', '1315', '1516'];

const hexesOffered = (t: ReturnType<typeof before>): string[] => [
  ...new Set(
    t
      .matching('defender', { type: 'arrive' })
      .flatMap((action) => ('hex' in action && action.hex ? [action.hex] : [])),
  ),
];

describe('the schedule', () => {
  test('DR-2.6.1.6-a, DR-2.9-a turn 10 and every fourth turn after', () => {
    const { tables } = worldFor('esirien', null);
    const turns = Array.from({ length: 36 }, (_, at) => at + 1).filter((turn) =>
      isReinforcementTurn(tables, turn),
    );
    expect(turns).toEqual([10, 14, 18, 22, 26, 30, 34]);
    for (const [turn, groups] of [
      [9, 0],
      [10, 1],
      [11, 0],
      [14, 1],
    ] as const) {
      const t = before(turn);
      const events = t.play('invader', { type: 'end' });
      expect(eventsOf(events, 'reinforcements-due')).toHaveLength(groups);
      expect(t.state.phase).toBe(groups ? 6 : 7);
    }
  });

  test('DR-2.9-b a group is four infantry', () => {
    const t = before(10);
    const events = t.play('invader', { type: 'end' });
    expect(eventsOf(events, 'reinforcements-due')).toMatchObject([
      { units: ['INF', 'INF', 'INF', 'INF'], forfeited: 0 },
    ]);
    for (const hex of ['0815', '0915', '1014', '1115'])
      t.play('defender', { type: 'arrive', what: 'INF', hex });
    expect(t.state.units.filter((unit) => unit.type === 'INF' && unit.side === 'defender')).toHaveLength(4);
    expect([t.state.phase, t.state.owed]).toEqual([7, []]);
  });
});

describe('the place', () => {
  test('DR-2.9-c vacant docks and the bridge 1413, unless it is burned', () => {
    const t = before(10);
    t.play('invader', { type: 'end' });
    expect(new Set(hexesOffered(t))).toEqual(new Set([...DOCKS, '1413']));
    expect(t.refusal('defender', { type: 'arrive', what: 'INF', hex: '1407' })).toBe('DR-2.9-c');
    expect(t.refusal('defender', { type: 'arrive', what: 'MIL', hex: '0815' })).toBe('DR-2.9-b');
    const burned = before(10, {}, (state, hex) => {
      state.bridges = [{ hex: hex('1413'), stage: 'burned', unit: -1, turn: 1 }];
    });
    burned.play('invader', { type: 'end' });
    expect(new Set(hexesOffered(burned))).toEqual(new Set(DOCKS));
    expect(burned.refusal('defender', { type: 'arrive', what: 'INF', hex: '1413' })).toBe('DR-2.2.4.4-a');
  });

  test('DR-2.2.4.4-a no reinforcements on a burned bridge', () => {
    const t = before(10, {}, (state, hex) => {
      state.bridges = [{ hex: hex('1413'), stage: 'burned', unit: -1, turn: 1 }];
    });
    t.play('invader', { type: 'end' });
    expect(t.offers('defender', { type: 'arrive', hex: '1413' })).toBe(false);
  });

  test('DR-2.9-d only hexes vacant when movement begins', () => {
    const t = before(10, { holder: piece('MIL', 'defender', '0815') });
    t.play('invader', { type: 'end' });
    expect(t.refusal('defender', { type: 'arrive', what: 'INF', hex: '0815' })).toBe('DR-2.9-d');
    for (const hex of ['0915', '1014', '1115', '1315'])
      t.play('defender', { type: 'arrive', what: 'INF', hex });
    expect(t.state.phase).toBe(7);
    t.play('defender', { type: 'walk', unit: t.id('holder'), to: '0814' });
    expect(t.refusal('defender', { type: 'arrive', what: 'INF', hex: '0815' })).toBe('DR-2.6.1.6-a');
  });

  test('DR-2.9-d a hex filled by an arrival is not vacant, and a flyer above does not fill one', () => {
    const dragon = { ...piece('DRAGON', 'invader', '0815'), facing: 'N', aloft: true } as const;
    const t = before(10, { dragon });
    t.play('invader', { type: 'end' });
    t.play('defender', { type: 'arrive', what: 'INF', hex: '0815' });
    expect(t.refusal('defender', { type: 'arrive', what: 'INF', hex: '0815' })).toBe('DR-2.9-d');
  });

  test('DR-2.8.7-l not on a dock under a whirlwind, nor where a carcass lies', () => {
    const t = before(10, {}, (state, hex) => {
      state.whirlwinds = [
        { hex: hex('0915'), side: 'invader', drifted: false, spared: [] },
        { hex: hex('1413'), side: 'invader', drifted: false, spared: [] },
      ];
      state.carcasses = [hex('1014')];
    });
    t.play('invader', { type: 'end' });
    expect(t.refusal('defender', { type: 'arrive', what: 'INF', hex: '0915' })).toBe('DR-2.8.7-l');
    expect(t.refusal('defender', { type: 'arrive', what: 'INF', hex: '1014' })).toBe('DR-2.12.1.8-c');
    expect(t.refusal('defender', { type: 'arrive', what: 'INF', hex: '1413' })).toBeNull();
  });

  test('DR-2.9-h Nurkott: the two south-eastern roads', () => {
    const t = table<string>({
      map: 'nurkott',
      phase: 2,
      turn: 10,
      pieces: { inf: piece('INF', 'invader', '0202'), orc: piece('ORC', 'defender', '2016') },
      state: (state) => {
        state.lastDamage = 9;
        state.lastInside = 9;
      },
    });
    t.play('invader', { type: 'end' });
    expect(new Set(hexesOffered(t))).toEqual(
      new Set(['2017', '2015', '2117', '2216', '2316', '2315', '2414', '2413']),
    );
    expect(t.refusal('defender', { type: 'arrive', what: 'ORC', hex: '1915' })).toBe('DR-2.9-h');
    expect(t.refusal('defender', { type: 'arrive', what: 'ORC', hex: '2016' })).toBe('DR-2.9-d');
    expect(t.refusal('defender', { type: 'arrive', what: 'INF', hex: '2017' })).toBe('DR-2.9-i');
  });

  test('DR-2.9-j players may agree on other entry points before the game', () => {
    const t = table({
      map: 'esirien',
      phase: 2,
      turn: 10,
      options: { entryPoints: ['2516', '2516', '2508', '1001'] },
      pieces: { orc, mil, block: piece('ORC', 'invader', '1001') },
      state: (state) => {
        state.lastDamage = 9;
        state.lastInside = 9;
      },
    });
    t.play('invader', { type: 'end' });
    expect(t.matching('defender', { type: 'arrive' })).toEqual([
      { type: 'arrive', what: 'INF', hex: '2516' },
      { type: 'arrive', what: 'INF', hex: '2508' },
    ]);
    expect(t.refusal('defender', { type: 'arrive', what: 'INF', hex: '0815' })).toBe('DR-2.9-j');
  });
});

describe('delay and want of counters', () => {
  const blocked = (count: number): Record<string, Piece> =>
    Object.fromEntries(
      [...DOCKS, '1413'].slice(0, count).map((hex) => [`m${hex}`, piece('ARH', 'defender', hex)]),
    );

  test('DR-2.9-e who finds no vacant hex comes when there is one, on whatever turn', () => {
    const t = before(10, blocked(4));
    t.play('invader', { type: 'end' });
    expect(t.refusal('defender', { type: 'end' })).toBe('DR-2.9-e');
    for (const hex of ['1315', '1516', '1413']) {
      if (t.state.owed.length > 1) t.play('defender', { type: 'arrive', what: 'INF', hex });
    }
    expect([t.state.phase, t.state.owed]).toEqual([7, ['INF']]);
    t.play('defender', { type: 'walk', unit: t.id('m0815'), to: '0814' });
    t.play('defender', { type: 'end' });
    expect([t.state.turn, t.state.phase]).toEqual([11, 2]);
    const events = t.play('invader', { type: 'end' });
    expect(eventsOf(events, 'reinforcements-due')).toEqual([]);
    expect(eventsOf(events, 'arrived')).toMatchObject([{ what: 'INF', hex: '0815' }]);
    expect([t.state.phase, t.state.owed]).toEqual([7, []]);
  });

  test('DR-2.9-f militia make up for missing infantry', () => {
    const t = before(10, crowd('INF', 10, 10));
    const events = t.play('invader', { type: 'end' });
    expect(eventsOf(events, 'reinforcements-due')).toMatchObject([
      { units: ['INF', 'INF', 'MIL', 'MIL'], forfeited: 0 },
    ]);
    expect(t.offers('defender', { type: 'arrive', what: 'MIL' })).toBe(true);
  });

  test('DR-2.9-g without counters nothing comes until a later schedule turn', () => {
    const full = { ...crowd('INF', 12, 10), ...crowd('MIL', 2, 17) };
    const t = before(14, full);
    const events = t.play('invader', { type: 'end' });
    expect(eventsOf(events, 'reinforcements-due')).toMatchObject([{ units: ['MIL'], forfeited: 3 }]);
    expect(t.state.owed).toEqual(['MIL']);
    t.play('defender', { type: 'arrive', what: 'MIL', hex: '0815' });
    expect([t.state.phase, t.state.owed]).toEqual([7, []]);
    const later = before(18, full, (state) => {
      state.units[2].hex = -2;
      state.units[3].hex = -2;
    });
    const freed = later.play('invader', { type: 'end' });
    expect(eventsOf(freed, 'reinforcements-due')).toMatchObject([
      { units: ['INF', 'INF', 'MIL'], forfeited: 1 },
    ]);
  });

  test('DR-2.9-g units that wait for room hold their counters', () => {
    const t = before(14, crowd('INF', 8, 10), (state) => {
      state.owed = ['INF', 'INF', 'INF', 'INF'];
    });
    const events = t.play('invader', { type: 'end' });
    expect(eventsOf(events, 'reinforcements-due')).toMatchObject([
      { units: ['MIL', 'MIL', 'MIL'], forfeited: 1 },
    ]);
  });

  test('DR-2.9-i Nurkott: four orcs, goblins when orcs run out', () => {
    const t = table<string>({
      map: 'nurkott',
      phase: 2,
      turn: 10,
      corrections: { units: { ORC: { counters: 8 } } },
      pieces: { inf: piece('INF', 'invader', '0202'), ...crowd('ORC', 7, 13) },
      state: (state) => {
        state.lastDamage = 9;
        state.lastInside = 9;
      },
    });
    const events = t.play('invader', { type: 'end' });
    expect(eventsOf(events, 'reinforcements-due')).toMatchObject([
      { units: ['ORC', 'GOB', 'GOB', 'GOB'], forfeited: 0 },
    ]);
  });

  test('DR-2.9-k arrivals move and fight at once', () => {
    const t = before(10, { foe: piece('TREX', 'invader', '1012') });
    t.play('invader', { type: 'end' });
    for (const hex of ['1014', '0815', '1315', '1516'])
      t.play('defender', { type: 'arrive', what: 'INF', hex });
    const id = t.state.units.findIndex((unit) => unit.type === 'INF' && unit.hex === t.hex('1014'));
    expect(t.state.phase).toBe(7);
    for (const to of ['0915', '0914', '0913']) t.play('defender', { type: 'walk', unit: id, to });
    expect(t.state.units[id].did?.spent).toBe(3);
    t.play('defender', { type: 'end' });
    expect(t.state.phase).toBe(9);
    expect(t.offers('defender', { type: 'melee', unit: id, monster: t.id('foe') })).toBe(true);
  });

  test('DR-2.5.7.1-a an arrival on the bridge must step off and back to demolish it', () => {
    const t = before(10, { foe: piece('ORC', 'invader', '2009') });
    t.play('invader', { type: 'end' });
    if (t.state.phase === 4) t.play('invader', { type: 'end' });
    for (const hex of ['1413', '0815', '1315', '1516'])
      t.play('defender', { type: 'arrive', what: 'INF', hex });
    const id = t.state.units.findIndex((unit) => unit.hex === t.hex('1413'));
    t.play('defender', { type: 'end' });
    expect(t.state.phase).toBe(9);
    expect(t.refusal('defender', { type: 'demolish', unit: id })).toBe('DR-2.5.7.1-a');
  });
});
