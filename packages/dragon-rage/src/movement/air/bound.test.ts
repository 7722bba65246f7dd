import { expect, test } from 'vitest';
import { eventsOf, type Piece, table } from '../../testing/table.ts';
import type { Corrections } from '../../world/corrections.ts';
import type { UnitTypeId } from '../../world/unit-types.ts';
import { alone, bound, dragon, foe, landings, spare, TOWER } from './bound.fixture.ts';

test('DR-2.12.1.1.3-c, DR-2.12.2.2-d, DR-MDS-c, DR-MDS-f one to three hexes straight on after one turn: nine hexes', () => {
  for (const type of ['DRAGON', 'YDRAGON'] as const) {
    const t = alone({}, {}, type);
    expect(landings(t)).toEqual(
      new Set(['1009', '1008', '1007', '1110', '1209', '1309', '0910', '0809', '0709']),
    );
    for (const to of ['1006', '1111', '1011', '1109', '1010'])
      expect([to, t.refusal('invader', bound(to))]).toEqual([to, 'DR-2.12.1.1.3-c']);
    expect(t.refusal('invader', { ...bound('1009'), facing: 'N' })).toBe('DR-2.4.2-a');
    t.play('invader', bound('1209'));
    expect([t.at('monster'), t.facing('monster'), t.unit('monster').did?.mode]).toEqual([
      '1209',
      'NE',
      'bound',
    ]);
  }
});

test('DR-2.12.3.1-d a roc bounds four hexes: twelve landing hexes', () => {
  const t = alone({}, {}, 'ROC');
  expect(landings(t)).toEqual(
    new Set([
      ...['1009', '1008', '1007', '1006'],
      ...['1110', '1209', '1309', '1408'],
      ...['0910', '0809', '0709', '0608'],
    ]),
  );
});

test('DR-2.12.1.1.3-a half the legs and half the wings are needed', () => {
  expect(alone({ legs: [0, 1, 3, 3], wings: [1, 6] }).refusal('invader', bound('1009'))).toBeNull();
  expect(alone({ legs: [0, 0, 2, 3] }).refusal('invader', bound('1009'))).toBe('DR-2.12.1.1.3-a');
  expect(alone({ wings: [0, 5] }).refusal('invader', bound('1009'))).toBe('DR-2.12.1.1.3-a');
  expect(alone({ wings: [0, 5] }).offers('invader', { type: 'bound' })).toBe(false);
});

test('DR-2.12.1.7.2-b a whole wing group gone ends bounding and flying, unless points alone decide', () => {
  const fly = { type: 'fly', unit: 0, route: ['1009', '1008'], facing: 'N', land: false };
  const groups = alone({ wings: [0, 6] });
  expect(groups.refusal('invader', bound('1009'))).toBe('DR-2.12.1.7.2-b');
  expect(groups.refusal('invader', fly)).toBe('DR-2.12.1.7.2-b');
  expect(groups.offers('invader', { type: 'bound' }) || groups.offers('invader', { type: 'fly' })).toBe(
    false,
  );
  const points = alone({ wings: [0, 6] }, { options: { halfRule: 'points' } });
  expect([points.refusal('invader', bound('1009')), points.refusal('invader', fly)]).toEqual([null, null]);
});

test('DR-2.12.1.7.3-c half the leg groups gone ends bounds and take-offs from the ground, not from a tower', () => {
  const fly = { type: 'fly', unit: 0, route: ['1009', '1008'], facing: 'N', land: false };
  const half = { legs: [0, 0, 3, 3] };
  for (const options of [{}, { profile: 'basic' }] as const) {
    const ground = alone(half, { options });
    expect(ground.refusal('invader', bound('1009'))).toBe('DR-2.12.1.7.3-c');
    expect(ground.refusal('invader', fly)).toBe('DR-2.12.1.7.3-c');
    expect(ground.offers('invader', { type: 'bound' }) || ground.offers('invader', { type: 'fly' })).toBe(
      false,
    );
  }
  const tower = alone(half, { corrections: TOWER });
  expect([tower.refusal('invader', bound('1009')), tower.refusal('invader', fly)]).toEqual([null, null]);
  const points = alone(half, { options: { halfRule: 'points' } });
  expect([points.refusal('invader', bound('1009')), points.refusal('invader', fly)]).toEqual([null, null]);
  const young = alone({ legs: [0, 4] }, {}, 'YDRAGON');
  expect(young.refusal('invader', bound('1009'))).toBe('DR-2.12.1.7.3-c');
});

test("DR-2.12.1.7.3-d by the manuals' wording only points count, and all legs gone leave the tower", () => {
  const options = { profile: 'basic-literal' } as const;
  const fly = { type: 'fly', unit: 0, route: ['1009', '1008'], facing: 'N', land: false };
  const half = alone({ legs: [0, 0, 3, 3] }, { options });
  expect([half.refusal('invader', bound('1009')), half.refusal('invader', fly)]).toEqual([null, null]);
  const none = alone({ legs: [0, 0, 0, 0] }, { options });
  expect(none.offers('invader', { type: 'walk', unit: 0 })).toBe(false);
  expect(none.refusal('invader', bound('1009'))).toBe('DR-2.12.1.1.3-a');
  expect(none.refusal('invader', fly)).toBe('DR-2.12.1.1.4-b');
  const tower = alone({ legs: [0, 0, 0, 0] }, { options, corrections: TOWER });
  expect(tower.refusal('invader', fly)).toBeNull();
});

test('DR-2.12.1.1.3-b from a tower it bounds whatever its legs, not whatever its wings', () => {
  const t = alone({ legs: [0, 0, 0, 0] }, { corrections: TOWER });
  expect(landings(t).size).toBe(9);
  expect(alone({ wings: [0, 5] }, { corrections: TOWER }).refusal('invader', bound('1009'))).toBe(
    'DR-2.12.1.1.3-a',
  );
});

test('DR-2.12.1.1.3-d it leaps over any terrain and any units', () => {
  const t = table({
    phase: 2,
    corrections: { hexes: { '1009': { terrain: 'river' } }, walls: { add: [['1009', '1008']] } },
    pieces: { monster: dragon, inf: foe('1008'), friend: { ...spare, hex: '1008' }, spare },
  });
  const events = t.play('invader', bound('1007'));
  expect(eventsOf(events, 'rolled')).toEqual([]);
  expect([t.at('monster'), t.at('inf')]).toEqual(['1007', '1008']);
});

test('DR-2.12.1.1.3-e it lands on nobody but heroes and wizards, of either side', () => {
  const refusal = (...others: Piece[]) => {
    const pieces: Record<string, Piece> = { monster: dragon, spare };
    others.forEach((other, i) => {
      pieces[`other${i}`] = other;
    });
    return table({ phase: 2, pieces }).refusal('invader', bound('1008'));
  };
  expect(refusal(foe('1008', 'MIL'))).toBe('DR-2.12.1.1.3-e');
  expect(refusal({ ...spare, hex: '1008' })).toBe('DR-2.12.1.1.3-e');
  expect(refusal(foe('1008', 'HERO'), foe('1008', 'MIL'))).toBe('DR-2.12.1.1.3-e');
  expect(refusal(foe('1008', 'HERO'), foe('1008', 'WZD'))).toBeNull();
  expect(refusal({ type: 'OWZD', side: 'invader', hex: '1008' })).toBeNull();
  expect(refusal({ ...dragon, hex: '1008', aloft: true })).toBeNull();
});

test('DR-2.12.1.1.3-e no landing in water, on a carcass or off the map', () => {
  const t = table({
    phase: 2,
    corrections: {
      hexes: {
        '1009': { terrain: 'sea' },
        '1110': { terrain: 'river' },
        '0910': { terrain: 'offmap' },
      },
    },
    pieces: { monster: dragon, spare },
    state: (state, hex) => {
      state.carcasses = [hex('1008')];
    },
  });
  expect(t.refusal('invader', bound('1009'))).toBe('DR-2.5.1-a');
  expect(t.refusal('invader', bound('1110'))).toBe('DR-2.12.1.2-a');
  expect(t.refusal('invader', bound('1008'))).toBe('DR-2.12.1.8-c');
  expect(t.refusal('invader', bound('0910'))).toBe('DR-2.1-b');
  expect(t.refusal('invader', bound('0809'))).toBe('DR-2.12.1.1.3-c');
  expect(landings(t)).toEqual(new Set(['1007', '1209', '1309']));
});

test('DR-2.12.1.1.3-f after a bound it breathes and strikes', () => {
  const t = table({ phase: 2, pieces: { monster: dragon, inf: foe('1007') } });
  t.play('invader', bound('1008'));
  expect(t.state.phase).toBe(3);
  expect(t.offers('invader', { type: 'breathe', unit: 0 })).toBe(true);
  t.play('invader', { type: 'end' });
  expect(t.offers('invader', { type: 'strike', unit: 0 })).toBe(true);
});

test('DR-2.3-h, DR-2.12.1.3-a, DR-2.12.3.6-a a bound destroys a victory hex if nobody is in it', () => {
  const corrections: Corrections = { hexes: { '1008': { terrain: 'city', vp: 3 } } };
  for (const type of ['DRAGON', 'ROC'] as const) {
    const monster = { ...dragon, type };
    const empty = table({ phase: 2, corrections, pieces: { monster, spare } });
    expect(eventsOf(empty.play('invader', bound('1008')), 'razed')).toMatchObject([
      { vp: 3, clause: 'DR-2.3-h' },
    ]);
    expect(empty.score()).toBe(3);
    const held = table({ phase: 2, corrections, pieces: { monster, hero: foe('1008', 'HERO'), spare } });
    held.play('invader', bound('1008'));
    expect([held.at('monster'), held.score()]).toEqual(['1008', 0]);
    const over = table({ phase: 2, corrections, pieces: { monster, spare } });
    over.play('invader', bound('1007'));
    expect(over.score()).toBe(0);
  }
});

test('DR-2.8.6-e, DR-2.8.6-g no bound into fog or out of it; over it from clear hex to clear hex', () => {
  const foggy = (centre: string, type: UnitTypeId) =>
    table({
      phase: 2,
      pieces: { monster: { ...dragon, type }, spare },
      state: (state, hex) => {
        state.fog = [{ hex: hex(centre), side: 'defender' }];
      },
    });
  const across = foggy('1208', 'ROC');
  for (const to of ['1009', '1008', '1007']) expect(across.refusal('invader', bound(to))).toBe('DR-2.8.6-e');
  expect(across.refusal('invader', bound('1006'))).toBeNull();
  const inside = foggy('1011', 'DRAGON');
  expect(inside.refusal('invader', bound('1007'))).toBe('DR-2.8.6-e');
  expect(inside.offers('invader', { type: 'bound' })).toBe(false);
  expect(
    inside.refusal('invader', { type: 'fly', unit: 0, route: ['1009', '1008'], facing: 'N', land: false }),
  ).toBeNull();
});
