import { expect, test } from 'vitest';
import { activity, type State } from '../core/state.ts';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, table } from '../testing/table.ts';
import type { UnitTypeId } from '../world/unit-types.ts';
import { against, dragon, type Groups, idle, strike } from './strike.fixture.ts';

test('DR-2.12-a DR-2.12.3.2-b a roc that landed attacks in the same turn, one that stayed up does not', () => {
  const doing = (type: UnitTypeId, aloft: boolean, landed: boolean) =>
    against('1009', invader(type, '1010', { facing: 'N', aloft }), {
      state: (state) => {
        Object.assign(activity(state.units[0]), { mode: 'fly', landed });
      },
    }).refusal('invader', strike('1009', { legs: 1 }));
  expect(doing('ROC', false, true)).toBeNull();
  expect(doing('ROC', true, false)).toBe('DR-2.12.1.6.2-a');
  expect(doing('DRAGON', false, true)).toBe('DR-2.12.1.6.2-a');
  const flying = invader('ROC', '1014', { facing: 'N', aloft: true });
  const t = table({ phase: 2, pieces: { flying, inf: defender('INF', '1009'), ...idle } });
  const route = ['1013', '1012', '1011', '1010'];
  t.play('invader', { type: 'fly', unit: 0, route, facing: 'N', land: true });
  t.play('invader', { type: 'end' });
  expect(t.state.phase).toBe(4);
  const [attack] = eventsOf(t.play('invader', strike('1009', { legs: 2 }), 1), 'attack');
  expect(attack.attack).toBe(6);
});

test('DR-2.12.1.6.2-a no attack after a slither or a flight, nor from the air', () => {
  const after = (mode: 'walk' | 'bound' | 'slither' | 'fly' | 'fall', aloft = false) => {
    const t = against(
      '1009',
      { ...dragon, aloft },
      {
        state: (state) => {
          Object.assign(activity(state.units[0]), { mode });
        },
      },
    );
    expect(t.offers('invader', { type: 'strike', unit: 0 })).toBe(
      t.refusal('invader', strike('1009', { head: 1 })) === null,
    );
    return t.refusal('invader', strike('1009', { head: 1 }));
  };
  expect(after('walk')).toBeNull();
  expect(after('bound')).toBeNull();
  expect(after('fall')).toBeNull();
  expect(after('slither')).toBe('DR-2.12.1.6.2-a');
  expect(after('fly')).toBe('DR-2.12.1.6.2-a');
  expect(after('fly', true)).toBe('DR-2.12.1.6.2-a');
});

test('DR-2.12.1.6.1-e everything on one front hex: 11 against 2 needs 2+', () => {
  const all = { head: 1, wings: 2, legs: 4 };
  expect(against('1009').odds('invader', strike('1009', all))).toMatchObject([
    { dice: 1, needs: 2, modifier: 0, chance: [5, 6] },
  ]);
  const miss = against('1009');
  miss.play('invader', strike('1009', all), 1);
  expect(miss.at('inf')).toBe('1009');
  const hit = against('1009');
  hit.play('invader', strike('1009', all), 2);
  expect(hit.at('inf')).toBe('dead');
});

test('DR-2.12.1.6.1-f DR-2.12.1.6.3-c areas and groups may strike different hexes, each group once', () => {
  const t = table({
    phase: 4,
    pieces: { dragon, front: defender('INF', '1009'), rear: defender('INF', '1011'), ...idle },
  });
  const first = eventsOf(t.play('invader', strike('1009', { head: 1, wings: 2 }), 1), 'attack');
  expect(first[0]).toMatchObject({ attack: 7, defence: 2, cell: 4 });
  const second = eventsOf(t.play('invader', strike('1011', { legs: 4 }), 1), 'attack');
  expect(second[0]).toMatchObject({ attack: 4, defence: 2, cell: 5 });
});

test('DR-2.12.1.6.3-c four leg groups strike four hexes, but not with splitAreas off', () => {
  const four = { a: '1009', b: '1110', c: '1111', d: '1011' };
  const setting = (splitAreas: boolean) =>
    table({
      phase: 4,
      options: { splitAreas },
      pieces: {
        dragon,
        a: defender('MIL', four.a),
        b: defender('MIL', four.b),
        c: defender('MIL', four.c),
        d: defender('MIL', four.d),
        ...idle,
      },
    });
  const t = setting(true);
  for (const hex of Object.values(four)) {
    const [attack] = eventsOf(t.play('invader', strike(hex, { legs: 1 }), 1), 'attack');
    expect(attack).toMatchObject({ attack: 1, defence: 1, cell: 6 });
  }
  expect(t.offers('invader', { type: 'strike', unit: 0, groups: { legs: 1 } })).toBe(false);
  const whole = setting(false);
  expect(whole.refusal('invader', strike('1009', { legs: 1 }))).toBe('DR-2.12.1.6.3-c');
  expect(whole.refusal('invader', strike('1009', { wings: 1 }))).toBe('DR-2.12.1.6.3-c');
  const offered = whole.matching('invader', { type: 'strike', unit: 0, hex: '1009' });
  expect(offered.map((action) => ('groups' in action ? action.groups : null))).toHaveLength(7);
  whole.play('invader', strike('1009', { legs: 4 }), 1);
  expect(whole.refusal('invader', strike('1011', { legs: 4 }))).toBe('DR-2.12.1.6.3-a');
  expect(whole.refusal('invader', strike('1110', { head: 1, wings: 2 }))).toBeNull();
});

test('DR-2.12.1.6.3-a a group that has struck is spent', () => {
  const t = table({
    phase: 4,
    pieces: { dragon, front: defender('INF', '1009'), side: defender('INF', '1110'), ...idle },
  });
  t.play('invader', strike('1009', { head: 1, legs: 3 }), 1);
  expect(t.refusal('invader', strike('1110', { head: 1 }))).toBe('DR-2.12.1.6.3-a');
  expect(t.refusal('invader', strike('1110', { legs: 2 }))).toBe('DR-2.12.1.6.3-a');
  expect(t.refusal('invader', strike('1110', { legs: 1, wings: 2 }))).toBeNull();
});

test('DR-2.12.1.6.3-b enemies stacked in the hex are one target with their strengths added', () => {
  const t = table({
    phase: 4,
    corrections: { units: { WZD: { defence: 3 } } },
    pieces: { dragon, inf: defender('INF', '1009'), wizard: defender('WZD', '1009'), ...idle },
  });
  const all = strike('1009', { head: 1, wings: 2, legs: 4 });
  expect(t.odds('invader', all)).toMatchObject([{ needs: 5, chance: [2, 6] }]);
  const events = t.play('invader', all, 5);
  expect(eventsOf(events, 'attack')[0]).toMatchObject({ attack: 11, defence: 5, cell: 5 });
  expect([t.at('inf'), t.at('wizard')]).toEqual(['dead', 'dead']);
});

test('DR-2.12.1.6.3-d a monster strikes a hex once in a melee phase', () => {
  const t = table({
    phase: 4,
    pieces: { dragon, front: defender('INF', '1009'), side: defender('INF', '1110'), ...idle },
  });
  t.play('invader', strike('1009', { head: 1 }), 1);
  expect(t.refusal('invader', strike('1009', { wings: 2 }))).toBe('DR-2.12.1.6.3-d');
  expect(t.refusal('invader', strike('1110', { wings: 2 }))).toBeNull();
});

test('DR-2.12.1.6.2-b no two major monsters strike one hex in a melee phase', () => {
  const other = invader('ROC', '1008', { facing: 'S' });
  const t = table({ phase: 4, pieces: { dragon, other, inf: defender('INF', '1009'), ...idle } });
  expect(t.refusal('invader', strike('1009', { head: 1 }, 1))).toBeNull();
  t.play('invader', strike('1009', { head: 1 }), 1);
  expect(t.refusal('invader', strike('1009', { head: 1 }, 1))).toBe('DR-2.12.1.6.2-b');
  const burned = table({
    phase: 3,
    pieces: { dragon, other, inf: defender('CAV', '1009'), ...idle },
  });
  burned.play('invader', { type: 'breathe', unit: 0, facing: 'N' }, 6);
  expect(burned.at('inf')).toBe('1009');
  expect(burned.refusal('invader', strike('1009', { head: 1 }, 1))).toBeNull();
});

test('DR-2.7.4.2-c a destroyed group strikes no more', () => {
  const t = against('1009', { ...dragon, hp: { wings: [0, 6], legs: [0, 0, 3, 3] } });
  expect(t.refusal('invader', strike('1009', { wings: 2 }))).toBe('DR-2.7.4.2-c');
  expect(t.refusal('invader', strike('1009', { legs: 3 }))).toBe('DR-2.7.4.2-c');
  const [attack] = eventsOf(t.play('invader', strike('1009', { wings: 1, legs: 2 }), 1), 'attack');
  expect(attack.attack).toBe(2 + 2);
});

test('DR-2.12.1.5-c a head that breathed does not strike', () => {
  const t = against('1009', dragon, {
    state: (state) => {
      Object.assign(activity(state.units[0]), { breathed: true });
    },
  });
  expect(t.refusal('invader', strike('1009', { head: 1 }))).toBe('DR-2.12.1.5-c');
  const [attack] = eventsOf(t.play('invader', strike('1009', { wings: 2, legs: 4 }), 1), 'attack');
  expect(attack.attack).toBe(8);
});

test('DR-2.12.1.4-d sitting on an enemy it strikes underneath with head and legs', () => {
  const t = against('1010');
  expect(t.refusal('invader', strike('1010', { wings: 1 }))).toBe('DR-2.12.1.6.1-c');
  expect(t.odds('invader', strike('1010', { head: 1, legs: 4 }))).toMatchObject([{ needs: 4 }]);
  t.play('invader', strike('1010', { head: 1, legs: 4 }), 4);
  expect(t.at('inf')).toBe('dead');
});

test('DR-2.8.6-d DR-2.8.7-e DR-2.8.7-f fog bars strikes, a whirlwind shields those inside and stills the wings', () => {
  const shrouded = (place: (state: State, hex: (name: string) => number) => void, groups: Groups) =>
    against('1009', dragon, { state: place }).refusal('invader', strike('1009', groups));
  const wind = (hex: number) => ({ hex, side: 'defender', drifted: false, spared: [] }) as const;
  expect(shrouded((state, hex) => state.fog.push({ hex: hex('1007'), side: 'defender' }), { head: 1 })).toBe(
    'DR-2.8.6-d',
  );
  expect(shrouded((state, hex) => state.fog.push({ hex: hex('1012'), side: 'defender' }), { head: 1 })).toBe(
    'DR-2.8.6-d',
  );
  const place = (name: string) => (state: State, hex: (name: string) => number) => {
    state.whirlwinds.push({ ...wind(hex(name)), spared: [] });
  };
  expect(shrouded(place('1009'), { head: 1 })).toBe('DR-2.8.7-e');
  expect(shrouded(place('1010'), { wings: 1 })).toBe('DR-2.8.7-f');
  expect(shrouded(place('1010'), { head: 1, legs: 4 })).toBeNull();
  expect(fullStrengthIn(place('1010'))).toBe(7);
});

function fullStrengthIn(state: (state: State, hex: (name: string) => number) => void): number {
  const t = against('1009', dragon, { state });
  return eventsOf(t.play('invader', strike('1009', { head: 1, legs: 4 }), 1), 'attack')[0].attack;
}

test('DR-2.8.5-c a monster within Boost Morale adds one to its strikes', () => {
  const t = against('1009', dragon, {
    state: (state, hex) => state.boosts.push({ hex: hex('1010'), radius: 0, side: 'invader' }),
  });
  const action = strike('1009', { head: 1, legs: 1 });
  expect(t.odds('invader', action)).toMatchObject([{ needs: 5, modifier: 1, chance: [3, 6] }]);
  t.play('invader', action, 4);
  expect(t.at('inf')).toBe('dead');
});

test('DR-2.6.1.4-a strikes belong to the melee phase', () => {
  const t = table({ phase: 3, pieces: { dragon, inf: defender('INF', '1009'), ...idle } });
  expect(t.refusal('invader', strike('1009', { head: 1 }))).toBe('DR-2.6.1.4-a');
});

test('DR-2.12.4.2-a a wurm overruns with nine and breathes no fire', () => {
  const wurm = invader('WURM', '1010', { facing: 'N' });
  const t = table({ phase: 2, pieces: { wurm, inf: defender('INF', '1009'), ...idle } });
  const overrun = { type: 'overrun', unit: 0, to: '1009' } as const;
  expect(t.odds('invader', overrun)).toMatchObject([{ dice: 1, needs: 3, chance: [4, 6] }]);
  const events = t.play('invader', overrun, 3);
  expect(eventsOf(events, 'attack')).toMatchObject([{ weapon: 'overrun', attack: 9, defence: 2, cell: 3 }]);
  expect(t.at('inf')).toBe('dead');
  const fire = table({ phase: 3, pieces: { wurm, inf: defender('INF', '1009'), ...idle } });
  expect(fire.offers('invader', { type: 'breathe' })).toBe(false);
});
