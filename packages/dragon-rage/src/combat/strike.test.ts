import { expect, test } from 'vitest';
import type { ActionOf } from '../actions.ts';
import { type Activity, activity, OPENED, SMASHED, type State } from '../state.ts';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, type Piece, type Setting, table } from '../testing/table.ts';
import type { Corrections } from '../world/corrections.ts';
import type { UnitTypeId } from '../world/unit-types.ts';

/** Somebody else who can fight, so that the phase stays open. */
const idle = { foe: defender('INF', '2010'), ally: invader('ORC', '2009') };
const dragon = invader('DRAGON', '1010', { facing: 'N' });

type Groups = ActionOf<'strike'>['groups'];
const strike = (hex: string, groups: Groups, unit = 0) => ({ type: 'strike', unit, hex, groups }) as const;

/** The monster as unit 0 in phase 4, an enemy infantry 2 as unit 1 in that hex. */
function against(hex: string, monster: Piece = dragon, more: Partial<Setting<'monster' | 'inf'>> = {}) {
  return table({ phase: 4, ...more, pieces: { monster, inf: defender('INF', hex), ...idle } });
}

/** The largest strength the monster can bring to bear on the hex, by the attack it then makes. */
function fullStrength(hex: string, monster: Piece, state?: (state: State) => void): number {
  const t = against(hex, monster, state ? { state } : {});
  const most = t
    .matching('invader', { type: 'strike', unit: 0, hex })
    .map((action) => ('groups' in action ? action.groups : {}))
    .reduce<Groups>((best, groups) => {
      const size = ({ head = 0, wings = 0, legs = 0 }: Groups) => head + wings + legs;
      return size(groups) > size(best) ? groups : best;
    }, {});
  if (Object.keys(most).length === 0) return 0;
  const [attack] = eventsOf(t.play('invader', strike(hex, most), 1, 1), 'attack');
  expect(attack.weapon).toBe('strike');
  return attack.attack;
}

const AROUND_N = { ahead: '1009', side: '1110', rearSide: '1111', rear: '1011', under: '1010' };

test('DR-2.12.1.6-a head 3, two wings of 2, four legs of 1, the belly never strikes', () => {
  const alone = (groups: Groups) => {
    const t = against('1009');
    return eventsOf(t.play('invader', strike('1009', groups), 1, 1), 'attack')[0].attack;
  };
  expect(alone({ head: 1 })).toBe(3);
  expect(alone({ wings: 1 })).toBe(2);
  expect(alone({ wings: 2 })).toBe(4);
  expect(alone({ legs: 1 })).toBe(1);
  expect(alone({ legs: 4 })).toBe(4);
  const t = against('1009');
  expect(t.refusal('invader', strike('1009', {}))).toBe('DR-2.12.1.6-a');
  expect(t.refusal('invader', strike('1009', { head: 0 }))).toBe('DR-2.12.1.6-a');
  expect(t.refusal('invader', strike('1009', { legs: -1 }))).toBe('DR-2.12.1.6-a');
  const belly = { type: 'strike', unit: 0, hex: '1009', groups: { belly: 1 } };
  expect(t.refusal('invader', belly)).toBe('DR-1.1-b');
});

test('DR-2.12.1.6.1-a DR-MDS-a the dragon strikes 11 ahead, 4 behind, 7 underneath itself', () => {
  expect(fullStrength(AROUND_N.ahead, dragon)).toBe(11);
  expect(fullStrength(AROUND_N.side, dragon)).toBe(11);
  expect(fullStrength(AROUND_N.rearSide, dragon)).toBe(4);
  expect(fullStrength(AROUND_N.rear, dragon)).toBe(4);
  expect(fullStrength(AROUND_N.under, dragon)).toBe(7);
});

test('DR-2.12.2-b DR-MDS-d the young dragon strikes 6 ahead, 2 behind', () => {
  const young = invader('YDRAGON', '1010', { facing: 'N' });
  expect(fullStrength(AROUND_N.ahead, young)).toBe(6);
  expect(fullStrength(AROUND_N.rear, young)).toBe(2);
  expect(fullStrength(AROUND_N.under, young)).toBe(4);
  const t = against('1009', young);
  expect(t.odds('invader', strike('1009', { head: 1, wings: 2, legs: 2 }))).toMatchObject([
    { dice: 1, needs: 4, chance: [3, 6] },
  ]);
});

test('DR-2.12.4.2-b DR-2.12.4.2-c DR-MDS-g the wurm strikes 14 ahead and underneath, 6 behind', () => {
  const wurm = invader('WURM', '1010', { facing: 'N' });
  expect(fullStrength(AROUND_N.ahead, wurm)).toBe(14);
  expect(fullStrength(AROUND_N.rear, wurm)).toBe(6);
  expect(fullStrength(AROUND_N.under, wurm)).toBe(14);
  const t = against(AROUND_N.rear, wurm);
  expect(t.refusal('invader', strike('1011', { head: 1 }))).toBe('DR-2.12.4.2-b');
  expect(t.refusal('invader', strike('1011', { legs: 1 }))).toBeNull();
  expect(t.refusal('invader', strike('1011', { wings: 1 }))).toBe('DR-2.12.1.6-a');
  const front = against('1009', wurm);
  const events = front.play('invader', strike('1009', { head: 1, legs: 6 }));
  expect(eventsOf(events, 'attack')[0]).toMatchObject({ attack: 14, defence: 2, cell: 'D' });
  expect(front.at('inf')).toBe('dead');
});

test('DR-2.12.3.2-c DR-2.12.3.2-d DR-2.12.3.2-e reach of the roc: head not behind, wings neither behind nor below, legs anywhere', () => {
  const roc = invader('ROC', '1010', { facing: 'N' });
  const reach = (groups: Groups) =>
    ['1009', '0910', '1110', '0911', '1111', '1011', '1010'].filter(
      (hex) => against(hex, roc).refusal('invader', strike(hex, groups)) === null,
    );
  expect(reach({ head: 1 })).toEqual(['1009', '0910', '1110', '0911', '1111', '1010']);
  expect(reach({ wings: 1 })).toEqual(['1009', '0910', '1110', '0911', '1111']);
  expect(reach({ legs: 1 })).toEqual(['1009', '0910', '1110', '0911', '1111', '1011', '1010']);
  expect(against('1011', roc).refusal('invader', strike('1011', { head: 1 }))).toBe('DR-2.12.3.2-c');
  expect(against('1010', roc).refusal('invader', strike('1010', { wings: 1 }))).toBe('DR-2.12.3.2-d');
  expect(against('1012', roc).refusal('invader', strike('1012', { legs: 1 }))).toBe('DR-2.7.1-a');
});

test('DR-2.12.3.2-f DR-2.12.3.2-g DR-MDS-j a roc strikes 8, and 12 in a turn it bounded or landed', () => {
  const roc = invader('ROC', '1010', { facing: 'N' });
  const having = (did: Partial<Activity>) => (state: State) => {
    Object.assign(activity(state.units[0]), did);
  };
  expect(fullStrength('1009', roc)).toBe(8);
  expect(fullStrength('1009', roc, having({ mode: 'walk' }))).toBe(8);
  expect(fullStrength('1009', roc, having({ mode: 'bound' }))).toBe(12);
  expect(fullStrength('1009', roc, having({ mode: 'fly', landed: true }))).toBe(12);
  expect(fullStrength('1009', dragon, having({ mode: 'bound' }))).toBe(11);
});

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

test('DR-2.12.1.6.1-b DR-2.12.1.6.1-c DR-2.12.1.6.1-d where head, wings and legs reach', () => {
  const refusal = (hex: string, groups: Groups) => against(hex).refusal('invader', strike(hex, groups));
  for (const hex of ['1009', '0910', '1110']) {
    expect(refusal(hex, { head: 1 })).toBeNull();
    expect(refusal(hex, { wings: 1 })).toBeNull();
  }
  for (const hex of ['0911', '1111', '1011']) {
    expect(refusal(hex, { head: 1 })).toBe('DR-2.12.1.6.1-b');
    expect(refusal(hex, { wings: 1 })).toBe('DR-2.12.1.6.1-c');
    expect(refusal(hex, { legs: 1 })).toBeNull();
  }
  expect(refusal('1010', { head: 1 })).toBeNull();
  expect(refusal('1010', { wings: 1 })).toBe('DR-2.12.1.6.1-c');
  expect(refusal('1010', { legs: 1 })).toBeNull();
});

/** A tower behind the dragon, its door on the dragon's side. */
const tower: Corrections = {
  map: 'plain',
  hexes: { '1011': { terrain: 'tower' } },
  entrances: { add: [{ between: ['1010', '1011'], type: 'door', of: 'tower', inside: '1011' }] },
};

test('DR-2.12.1.6.1-b DR-2.12.1.6.1-c DR-2.12.1.6.1-d a tower is above: head and wings reach it all around, legs never', () => {
  const open = (piece: Piece) =>
    against('1011', piece, {
      corrections: tower,
      state: (state) => {
        state.entrances[0] |= SMASHED;
      },
    });
  const t = open(dragon);
  expect(t.refusal('invader', strike('1011', { head: 1 }))).toBeNull();
  expect(t.refusal('invader', strike('1011', { wings: 2 }))).toBeNull();
  expect(t.refusal('invader', strike('1011', { legs: 1 }))).toBe('DR-2.12.1.6.1-d');
  const roc = open(invader('ROC', '1010', { facing: 'S' }));
  expect(roc.refusal('invader', strike('1011', { legs: 2 }))).toBeNull();
});

test('DR-2.12.1.6.4-a no strike over a wall or into or out of a tower but across an open entrance', () => {
  const gate: Corrections = {
    map: 'plain',
    walls: { add: [['0910', '1010']] },
    entrances: { add: [{ between: ['1009', '1010'], type: 'gate', of: 'wall', inside: '1009' }] },
  };
  const through = (bits: number, hex = '1009') =>
    against(hex, dragon, {
      corrections: gate,
      state: (state) => {
        state.entrances[0] |= bits;
      },
    }).refusal('invader', strike(hex, { head: 1 }));
  expect(through(0)).toBe('DR-2.12.1.6.4-a');
  expect(through(SMASHED)).toBeNull();
  expect(through(OPENED)).toBeNull();
  expect(through(SMASHED, '0910')).toBe('DR-2.12.1.6.4-a');
  const out = against('1009', dragon, {
    corrections: { map: 'plain', hexes: { '1010': { terrain: 'tower' } } },
  });
  expect(out.refusal('invader', strike('1009', { head: 1 }))).toBe('DR-2.12.1.6.4-a');
  const into = (bits: number) =>
    against('1011', dragon, {
      corrections: tower,
      state: (state) => {
        state.entrances[0] |= bits;
      },
    }).refusal('invader', strike('1011', { head: 1 }));
  expect(into(0)).toBe('DR-2.12.1.6.4-a');
  expect(into(OPENED)).toBeNull();
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
