import { describe, expect, test } from 'vitest';
import type { PrintedOf as ActionOf } from '../../core/actions.ts';
import type { Options } from '../../core/options.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';
import type { Corrections } from '../../world/corrections.ts';
import type { UnitTypeId } from '../../world/unit-types.ts';

type Fly = ActionOf<'fly'>;

const dragon: Piece = { type: 'DRAGON', side: 'invader', hex: '1010', facing: 'N' };
const aloft: Piece = { ...dragon, aloft: true };
const spare: Piece = { type: 'ORC', side: 'invader', hex: '2501' };
const foe = (hex: string, type: UnitTypeId = 'INF'): Piece => ({ type, side: 'defender', hex });
const fly = (route: string[], facing: Fly['facing'] = 'N', land = false): Fly => ({
  type: 'fly',
  unit: 0,
  route,
  facing,
  land,
});
const north = (hexes: number) =>
  Array.from({ length: hexes }, (_, i) => `10${String(9 - i).padStart(2, '0')}`);
const alone = (monster: Piece, more: { corrections?: Corrections; options?: Partial<Options> } = {}) =>
  table({ phase: 2, ...more, pieces: { monster, spare } });
const flights = (t: ReturnType<typeof alone>) => t.matching('invader', { type: 'fly' }) as Fly[];

describe('taking off and staying up', () => {
  test('DR-2.12.1.1.4-a half the wing points are needed', () => {
    expect(alone({ ...dragon, hp: { wings: [1, 6] } }).refusal('invader', fly(north(2)))).toBeNull();
    const weak = alone({ ...dragon, hp: { wings: [0, 5] } });
    expect(weak.refusal('invader', fly(north(2)))).toBe('DR-2.12.1.1.4-a');
    expect(flights(weak)).toEqual([]);
  });

  test('DR-2.12.1.1.4-b to take off it also needs half its legs, or a tower', () => {
    const legs = [0, 0, 2, 3];
    const ground = alone({ ...dragon, hp: { legs } });
    expect(ground.refusal('invader', fly(north(2)))).toBe('DR-2.12.1.1.4-b');
    expect(flights(ground)).toEqual([]);
    const corrections: Corrections = { hexes: { '1010': { terrain: 'tower' } } };
    expect(alone({ ...dragon, hp: { legs } }, { corrections }).refusal('invader', fly(north(2)))).toBeNull();
    expect(alone({ ...aloft, hp: { legs: [0, 0, 0, 0] } }).refusal('invader', fly(north(2)))).toBeNull();
  });

  test('DR-2.12.1.1.4-c, DR-2.2.3-b take off or land, not both', () => {
    const off = alone(dragon);
    expect(off.refusal('invader', fly(north(4), 'N', true))).toBe('DR-2.12.1.1.4-c');
    expect(flights(off).some((action) => action.land)).toBe(false);
    const events = off.play('invader', fly(north(4)));
    expect(eventsOf(events, 'took-off')).toHaveLength(1);
    expect([off.at('monster'), off.unit('monster').body?.aloft, off.unit('monster').did?.tookOff]).toEqual([
      '1006',
      true,
      true,
    ]);
    const up = alone(aloft);
    expect(up.offers('invader', fly(north(4), 'N', true))).toBe(true);
    const landing = up.play('invader', fly(north(4), 'N', true));
    expect(eventsOf(landing, 'landed')).toMatchObject([{ hex: '1006' }]);
    expect([up.unit('monster').body?.aloft, up.unit('monster').did?.landed]).toEqual([false, true]);
    expect(up.refusal('invader', { type: 'walk', unit: 0, to: '1005' })).toBe('DR-2.12.1.1-a');
  });

  test('DR-2.12.1.1.4-m a flyer may hover: no order is needed', () => {
    const tower: Corrections = { hexes: { '1009': { terrain: 'tower' } } };
    const t = table({ phase: 2, corrections: tower, pieces: { monster: aloft, archer: foe('1009', 'ARH') } });
    expect(t.refusal('invader', fly([]))).toBe('DR-2.12.1.1.4-m');
    expect(t.refusal('invader', { type: 'end' })).toBeNull();
    t.play('invader', { type: 'end' });
    expect([t.at('monster'), t.facing('monster'), t.unit('monster').body?.aloft]).toEqual([
      '1010',
      'N',
      true,
    ]);
    expect(t.offers('invader', { type: 'breathe', unit: 0, facing: 'N' })).toBe(true);
  });
});

describe('the shape of a flight', () => {
  test('DR-2.12.1.1.4-d two straight hexes before each turn', () => {
    const t = alone(aloft);
    const zigzag = ['1009', '1008', '1108', '1207'];
    expect(t.refusal('invader', fly(zigzag, 'NE'))).toBeNull();
    expect(t.refusal('invader', fly([...zigzag, '1308'], 'SE'))).toBeNull();
    expect(t.refusal('invader', fly(['1009', '1109'], 'NE'))).toBe('DR-2.12.1.1.4-d');
    expect(t.refusal('invader', fly(['1009', '1008', '1108', '1107'], 'N'))).toBe('DR-2.12.1.1.4-d');
    expect(t.refusal('invader', fly(['1009', '1008', '1109'], 'SE'))).toBe('DR-2.12.1.1.4-d');
    expect(t.refusal('invader', fly(['1009', '1007'], 'N'))).toBe('DR-2.12.1.1.4-d');
    expect(t.refusal('invader', fly(['1110', '1209'], 'NE'))).toBe('DR-2.12.1.1.4-d');
    t.play('invader', fly(zigzag, 'NE'));
    expect([t.at('monster'), t.facing('monster')]).toEqual(['1207', 'NE']);
  });

  test('DR-2.12.1.1.4-e no turn in taking off or landing', () => {
    const t = alone(dragon);
    expect(t.refusal('invader', fly(['1110', '1209'], 'NE'))).toBe('DR-2.12.1.1.4-e');
    expect(t.refusal('invader', fly(['1009', '1008']))).toBeNull();
    const up = alone(aloft);
    expect(up.refusal('invader', fly([], 'NE', true))).toBe('DR-2.12.1.1.4-h');
    expect(up.refusal('invader', fly(['1009', '1008', '1108'], 'SE', true))).toBe('DR-2.12.1.1.4-l');
  });

  test('DR-2.12.1.1.4-f, DR-2.12.2.2-c, DR-2.12.3.1-c, DR-MDS-c, DR-MDS-f six hexes for a dragon, four for a young one, eight for a roc', () => {
    for (const [type, range] of [
      ['DRAGON', 6],
      ['YDRAGON', 4],
      ['ROC', 8],
    ] as const) {
      const t = alone({ ...aloft, type });
      expect(t.refusal('invader', fly(north(range)))).toBeNull();
      expect(t.refusal('invader', fly(north(range + 1)))).toBe('DR-2.12.1.1.4-f');
      expect(t.refusal('invader', fly(['1009', '1109'], 'NE'))).toBe('DR-2.12.1.1.4-d');
      expect(Math.max(...flights(t).map((action) => action.route.length))).toBe(range);
    }
  });

  test('DR-2.12.1.1.4-k a flight covers at least two hexes, or lands on the spot', () => {
    const t = alone(aloft);
    expect(t.refusal('invader', fly(['1009']))).toBe('DR-2.12.1.1.4-k');
    expect(t.refusal('invader', fly(['1009'], 'N', true))).toBe('DR-2.12.1.1.4-k');
    expect(t.refusal('invader', fly(['1009', '1008']))).toBeNull();
    expect(t.refusal('invader', fly([], 'N', true))).toBeNull();
    expect(alone(dragon).refusal('invader', fly([]))).toBe('DR-2.12.1.1.4-k');
    expect(alone(dragon).refusal('invader', fly([], 'N', true))).toBe('DR-2.12.1.1.4-c');
  });

  test('DR-2.12.1.1.4-l the last leg may be one hex, and a turn may close a leg of two', () => {
    const t = alone(aloft);
    expect(t.refusal('invader', fly(['1009', '1008', '1108'], 'NE'))).toBeNull();
    expect(t.refusal('invader', fly(['1009', '1008'], 'NE'))).toBeNull();
    expect(t.refusal('invader', fly(['1009', '1008'], 'SE'))).toBe('DR-2.12.1.1.4-l');
    expect(t.refusal('invader', fly(['1009', '1008', '1108'], 'SE'))).toBe('DR-2.12.1.1.4-l');
    t.play('invader', fly(['1009', '1008'], 'NE'));
    expect([t.at('monster'), t.facing('monster')]).toEqual(['1008', 'NE']);
  });

  test('DR-2.12.1.1.4-d every flight of two or three hexes is offered, once', () => {
    const short = flights(alone(dragon))
      .filter((action) => action.route.length <= 3)
      .map((action) => `${action.route.join('-')} ${action.facing}`);
    const straight = ['N', 'NE', 'NW'];
    expect(short.toSorted()).toEqual(
      [
        ...straight.map((facing) => `1009-1008 ${facing}`),
        ...straight.map((facing) => `1009-1008-1007 ${facing}`),
        '1009-1008-1108 NE',
        '1009-1008-0908 NW',
      ].toSorted(),
    );
  });

  test('DR-2.12.1.1.4-g a flyer passes over all terrain and units, but not off the map', () => {
    const t = table({
      phase: 2,
      corrections: {
        hexes: { '1009': { terrain: 'sea' }, '1008': { terrain: 'tower' } },
        walls: { add: [['1007', '1006']] },
      },
      pieces: { monster: dragon, archer: foe('1008', 'ARH'), inf: foe('1007'), spare },
    });
    expect(t.refusal('invader', fly(north(5)))).toBeNull();
    expect(t.refusal('invader', fly(north(2)))).toBeNull();
    const rim = alone({ ...aloft, hex: '1002' });
    expect(rim.refusal('invader', fly(['1001', '1000']))).toBe('DR-2.1-b');
    expect(flights(rim)).toMatchObject([{ route: [], land: true }]);
  });

  test('DR-2.4.3-e flyers cross but do not end in one hex; below them others come and go', () => {
    const other: Piece = { ...aloft, hex: '1008' };
    const t = table({ phase: 2, pieces: { monster: aloft, other, orc: { ...spare, hex: '1109' } } });
    expect(t.refusal('invader', fly(north(2)))).toBe('DR-2.4.3-e');
    expect(t.offers('invader', fly(north(2)))).toBe(false);
    expect(t.refusal('invader', fly(north(3)))).toBeNull();
    expect(t.refusal('invader', fly(north(2), 'N', true))).toBeNull();
    expect(t.refusal('invader', { type: 'walk', unit: t.id('orc'), to: '1008' })).toBeNull();
  });
});

describe('landing', () => {
  test('DR-2.12.1.1.4-h landing in place keeps the facing and is the whole move', () => {
    const t = table({
      phase: 2,
      pieces: { monster: { ...aloft, facing: 'SE' }, inf: foe('1111'), spare },
    });
    t.play('invader', fly([], 'SE', true));
    expect([t.at('monster'), t.facing('monster'), t.unit('monster').body?.aloft]).toEqual([
      '1010',
      'SE',
      false,
    ]);
    expect(t.offers('invader', { unit: 0 })).toBe(false);
    t.play('invader', { type: 'end' });
    expect(t.state.phase).not.toBe(3);
  });

  test('DR-2.12.1.1.4-i it lands on nobody but heroes and wizards', () => {
    const over = (...below: Piece[]) => {
      const pieces: Record<string, Piece> = { monster: aloft, spare };
      below.forEach((other, i) => {
        pieces[`below${i}`] = other;
      });
      return table({ phase: 2, pieces });
    };
    const landsHere = fly([], 'N', true);
    expect(over(foe('1010')).refusal('invader', landsHere)).toBe('DR-2.12.1.1.4-i');
    expect(over(foe('1010')).offers('invader', landsHere)).toBe(false);
    expect(over({ ...spare, hex: '1010' }).refusal('invader', landsHere)).toBe('DR-2.12.1.1.4-i');
    expect(over(foe('1010', 'WZD')).refusal('invader', landsHere)).toBeNull();
    expect(over(foe('1010', 'HERO'), foe('1010', 'WZD')).refusal('invader', landsHere)).toBeNull();
    expect(over(foe('1008')).refusal('invader', fly(north(2), 'N', true))).toBe('DR-2.12.1.1.4-i');
  });

  test('DR-2.12.1.2-a it lands neither in water nor in a ford', () => {
    for (const [terrain, clause] of [
      ['sea', 'DR-2.5.1-a'],
      ['river', 'DR-2.12.1.2-a'],
      ['ford', 'DR-2.5.2-c'],
    ] as const) {
      const hexes = { '1010': { terrain, access: terrain === 'ford' ? ['1009'] : undefined } };
      const t = alone(aloft, { corrections: { hexes } });
      expect(t.refusal('invader', fly([], 'N', true))).toBe(clause);
    }
  });

  test('DR-2.8.6-f no landing in fog', () => {
    const t = table({
      phase: 2,
      pieces: { monster: aloft, spare },
      state: (state, hex) => {
        state.fog = [{ hex: hex('1007'), side: 'defender' }];
      },
    });
    expect(t.refusal('invader', fly(north(2), 'N', true))).toBe('DR-2.8.6-f');
    expect(t.offers('invader', fly(north(2)))).toBe(true);
    expect(t.refusal('invader', fly(north(6), 'N', true))).toBeNull();
  });

  test('DR-2.3-h, DR-2.12.1.3-a, DR-2.12.3.6-a a landing destroys a victory hex if nobody is in it', () => {
    const corrections: Corrections = { hexes: { '1008': { terrain: 'city', vp: 3 } } };
    const empty = alone(aloft, { corrections });
    empty.play('invader', fly(north(2), 'N', true));
    expect(empty.score()).toBe(3);
    const over = alone(aloft, { corrections });
    over.play('invader', fly(north(2)));
    expect(over.score()).toBe(0);
    const held = table({
      phase: 2,
      corrections,
      pieces: { monster: aloft, wizard: foe('1008', 'WZD'), spare },
    });
    held.play('invader', fly(north(2), 'N', true));
    expect([held.at('monster'), held.score()]).toEqual(['1008', 0]);
    held.unit('monster').did = null;
    held.play('invader', { type: 'raze', unit: 0 });
    expect(held.score()).toBe(3);
  });

  test('DR-2.5.7.2-a, DR-2.12-b landing on a wooden bridge breaks it', () => {
    const corrections: Corrections = {
      hexes: { '1008': { terrain: 'bridge', bridge: 'wood', access: ['1009', '1007'] } },
    };
    for (const type of ['DRAGON', 'ROC'] as const) {
      const t = alone({ ...aloft, type }, { corrections });
      const events = t.play('invader', fly(north(2), 'N', true));
      expect(eventsOf(events, 'bridge-broken')).toMatchObject([{ hex: '1008' }]);
      const over = alone({ ...aloft, type }, { corrections });
      over.play('invader', fly(north(2)));
      expect(over.state.bridges).toEqual([]);
    }
  });
});

test('DR-2.12.1.1.4-j, DR-2.12-a a dragon that flew does not strike or breathe; a roc that landed strikes', () => {
  for (const [type, strikes] of [
    ['DRAGON', false],
    ['ROC', true],
  ] as const) {
    const t = table({ phase: 2, pieces: { monster: { ...aloft, type }, inf: foe('1007'), spare } });
    t.play('invader', fly(north(2), 'N', true));
    for (const [phase, action] of [
      [3, 'breathe'],
      [4, 'strike'],
    ] as const) {
      const later = table({
        phase,
        pieces: { monster: { ...dragon, type, hex: '1008' }, inf: foe('1007'), spare },
      });
      later.state.units[0].did = t.unit('monster').did;
      expect(later.offers('invader', { type: action, unit: 0 })).toBe(action === 'strike' && strikes);
    }
  }
});

test('DR-2.6-c a flight over the city counts as being inside, though it ends outside', () => {
  const corrections: Corrections = { hexes: { '1009': { terrain: 'city', inCity: true } } };
  const t = table({ phase: 2, turn: 7, corrections, pieces: { monster: aloft, spare } });
  t.play('invader', fly(north(2)));
  expect(t.state.lastInside).toBe(7);
});
