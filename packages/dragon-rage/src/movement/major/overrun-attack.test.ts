import { expect, test } from 'vitest';
import { eventsOf, type Piece, table } from '../../testing/table.ts';
import type { Corrections } from '../../world/corrections.ts';
import type { UnitTypeId } from '../../world/unit-types.ts';

const dragon: Piece = { type: 'DRAGON', side: 'invader', hex: '1010', facing: 'N' };
const spare: Piece = { type: 'ORC', side: 'invader', hex: '2501' };
const foe = (hex: string, type: UnitTypeId = 'INF'): Piece => ({ type, side: 'defender', hex });
const walk = (to: string) => ({ type: 'walk', unit: 0, to }) as const;
const overrun = (to: string) => ({ type: 'overrun', unit: 0, to }) as const;
const gate = (between: [string, string], inside: string, of: 'wall' | 'tower' = 'wall') =>
  ({ between, type: of === 'wall' ? 'gate' : 'door', of, inside }) as const;

test('DR-2.4.7.1-a an overrun move passes over the enemy at the normal cost', () => {
  const t = table({ phase: 2, pieces: { monster: dragon, inf: foe('1009'), spare } });
  const events = [...t.play('invader', walk('1009')), ...t.play('invader', walk('1008'))];
  expect(eventsOf(events, 'rolled')).toEqual([]);
  expect([t.at('monster'), t.at('inf'), t.unit('monster').did?.spent]).toEqual(['1008', '1009', 2]);
});

test('DR-2.4.7.1-b an overrun move needs points and a way to get off again', () => {
  const weak: Piece = { ...dragon, hp: { legs: [0, 0, 0, 3] } };
  const one = table({ phase: 2, pieces: { monster: weak, inf: foe('1009'), spare } });
  expect(one.refusal('invader', walk('1009'))).toBe('DR-2.4.7.1-b');
  expect(one.offers('invader', walk('1009'))).toBe(false);
  const two = table({
    phase: 2,
    pieces: { monster: { ...dragon, hp: { legs: [0, 0, 3, 3] } }, inf: foe('1009'), spare },
  });
  expect(two.refusal('invader', walk('1009'))).toBeNull();
});

test('DR-2.4.7.1-b with two points and the front beyond barred the overrun move is refused', () => {
  const corrections: Corrections = {
    hexes: { '1008': { terrain: 'river' }, '0909': { terrain: 'river' }, '1109': { terrain: 'river' } },
  };
  const pieces = { monster: { ...dragon, hp: { legs: [0, 0, 3, 3] } }, inf: foe('1009'), spare };
  const two = table({ phase: 2, corrections, pieces });
  expect(two.refusal('invader', walk('1009'))).toBe('DR-2.4.7.1-b');
  const three = table({
    phase: 2,
    corrections,
    pieces: { ...pieces, monster: { ...dragon, hp: { legs: [0, 3, 3, 3] } } },
  });
  expect(three.refusal('invader', walk('1009'))).toBeNull();
});

test('DR-2.4.7.1-b on the enemy only what leaves a way off is allowed, and nothing else happens', () => {
  const t = table({
    phase: 2,
    pieces: { monster: { ...dragon, hp: { legs: [0, 3, 3, 3] } }, inf: foe('1009'), spare },
  });
  t.play('invader', walk('1009'));
  expect(t.state.frames).toMatchObject([{ kind: 'passing', unit: 0, clause: 'DR-2.4.7.1-b' }]);
  expect(t.refusal('invader', { type: 'end' })).toBe('DR-2.4.7.1-b');
  expect(t.refusal('invader', { type: 'walk', unit: t.id('spare'), to: '2502' })).toBe('DR-2.4.7.1-b');
  expect(t.refusal('invader', { type: 'turn', unit: 0, facing: 'NE' })).toBeNull();
  t.play('invader', { type: 'turn', unit: 0, facing: 'NE' });
  expect(t.refusal('invader', { type: 'turn', unit: 0, facing: 'SE' })).toBe('DR-2.4.7.1-b');
  t.play('invader', walk('1109'));
  expect(t.state.frames).toEqual([]);
  expect(t.refusal('invader', { type: 'walk', unit: t.id('spare'), to: '2502' })).toBeNull();
});

test('DR-2.4.7.1-b the way off may be an overrun attack on the next hex', () => {
  const walls = [
    ...['0909', '1109', '0910', '1110'].map((hex): [string, string] => ['1009', hex]),
    ...['1007', '1108', '1109', '0909', '0908'].map((hex): [string, string] => ['1008', hex]),
  ];
  const pieces = { monster: { ...dragon, hp: { legs: [0, 3, 3, 3] } }, near: foe('1009'), far: foe('1008') };
  const t = table({ phase: 2, corrections: { walls: { add: walls } }, pieces: { ...pieces, spare } });
  t.play('invader', walk('1009'), 6);
  expect([t.at('monster'), t.at('near'), t.at('far')]).toEqual(['1008', '1009', 'dead']);
  expect([t.unit('monster').did?.spent, t.state.frames]).toEqual([3, []]);
  const foggy = table({
    phase: 2,
    corrections: { walls: { add: walls } },
    pieces: { ...pieces, spare },
    state: (state, hex) => {
      state.fog = [{ hex: hex('1007'), side: 'defender' }];
    },
  });
  expect(foggy.refusal('invader', walk('1009'))).toBe('DR-2.4.7.1-b');
});

test('DR-2.4.7.1-c, DR-2.4.7.2-c no overrun in a tower', () => {
  const corrections: Corrections = {
    hexes: { '1009': { terrain: 'tower' } },
    entrances: { add: [gate(['1010', '1009'], '1009', 'tower'), gate(['1009', '1008'], '1009', 'tower')] },
  };
  const t = table({
    phase: 2,
    corrections,
    pieces: { monster: dragon, archer: foe('1009', 'ARH'), spare },
    state: (state) => {
      state.entrances = [1, 1];
    },
  });
  expect(t.refusal('invader', walk('1009'))).toBe('DR-2.4.7.1-c');
  expect(t.refusal('invader', overrun('1009'))).toBe('DR-2.4.7.2-c');
  expect(t.offers('invader', { type: 'overrun' })).toBe(false);
});

test('DR-2.4.7.1-d, DR-2.12.2.2-a, DR-2.12.3.2-a, DR-MDS-f dragons and wurms overrun, young dragons and rocs do not', () => {
  for (const [type, refusal] of [
    ['DRAGON', null],
    ['WURM', null],
    ['YDRAGON', 'DR-2.4.7.2-b'],
    ['ROC', 'DR-2.12.3.2-a'],
  ] as const) {
    const moves = refusal === null;
    const t = table({ phase: 2, pieces: { monster: { ...dragon, type }, inf: foe('1009'), spare } });
    expect([type, t.refusal('invader', walk('1009'))]).toEqual([type, moves ? null : 'DR-2.4.7.1-d']);
    expect(t.offers('invader', walk('1009'))).toBe(moves);
    expect(t.offers('invader', overrun('1009'))).toBe(moves);
    expect(t.refusal('invader', overrun('1009'))).toBe(refusal);
  }
});

test('DR-2.4.7.2-b, DR-2.12.2.2-a a young dragon has no overrun attack', () => {
  const t = table({
    phase: 2,
    pieces: { monster: { ...dragon, type: 'YDRAGON' }, mil: foe('1009', 'MIL'), spare },
  });
  expect(t.refusal('invader', overrun('1009'))).toBe('DR-2.4.7.2-b');
  expect(t.offers('invader', { type: 'overrun' })).toBe(false);
});

test('DR-2.4.7.1-e only a walk overruns', () => {
  const t = table({ phase: 2, pieces: { monster: dragon, inf: foe('1009'), spare } });
  expect(t.refusal('invader', { type: 'slither', unit: 0, to: '1009' })).toBe('DR-2.12.1.1.2-d');
  expect(t.refusal('invader', { type: 'bound', unit: 0, to: '1009' })).toBe('DR-2.12.1.1.3-e');
  const flying = table({
    phase: 2,
    pieces: { monster: { ...dragon, hex: '1011', aloft: true }, inf: foe('1009'), spare },
  });
  expect(
    flying.refusal('invader', { type: 'fly', unit: 0, route: ['1010', '1009'], facing: 'N', land: true }),
  ).toBe('DR-2.12.1.1.4-i');
});

test('DR-2.4.7.1-f several enemies in a row, if the last can be left', () => {
  const row = { a: foe('1009'), b: foe('1008'), c: foe('1007') };
  const t = table({ phase: 2, pieces: { monster: dragon, ...row, spare } });
  for (const to of ['1009', '1008', '1007', '1006']) t.play('invader', walk(to));
  expect([t.at('monster'), t.unit('monster').did?.spent]).toEqual(['1006', 4]);
  expect([t.at('a'), t.at('b'), t.at('c')]).toEqual(['1009', '1008', '1007']);
  const walls = [
    ...['0909', '1109', '0910', '1110'].map((hex): [string, string] => ['1009', hex]),
    ...['0908', '1108', '0909', '1109'].map((hex): [string, string] => ['1008', hex]),
  ];
  const hemmedIn = (monster: Piece) =>
    table({
      phase: 2,
      corrections: { walls: { add: walls } },
      pieces: { monster, ...row, spare },
      state: (state, hex) => {
        state.fog = [{ hex: hex('1008'), side: 'defender' }];
      },
    }).refusal('invader', walk('1009'));
  expect(hemmedIn(dragon)).toBeNull();
  expect(hemmedIn({ ...dragon, hp: { legs: [0, 3, 3, 3] } })).toBe('DR-2.4.7.1-b');
});

test('DR-2.4.7.2-a an overrun attack costs one point above the step and is resolved at once', () => {
  const t = table({ phase: 2, pieces: { monster: dragon, inf: foe('1009'), spare } });
  const events = t.play('invader', overrun('1009'), 4);
  expect(eventsOf(events, 'moved')).toMatchObject([{ from: '1010', to: '1009', mp: 2 }]);
  expect(eventsOf(events, 'rolled')).toHaveLength(1);
  expect([t.at('inf'), t.unit('monster').did?.spent, t.state.phase]).toEqual(['dead', 2, 2]);
  const weak = table({
    phase: 2,
    pieces: { monster: { ...dragon, hp: { legs: [0, 0, 0, 3] } }, inf: foe('1009'), spare },
  });
  expect(weak.refusal('invader', overrun('1009'))).toBe('DR-2.4.7.2-a');
  const nobody = table({ phase: 2, pieces: { monster: dragon, inf: foe('1209'), spare } });
  expect(nobody.refusal('invader', overrun('1009'))).toBe('DR-2.4.7.2-a');
});

test('DR-2.4.7.2-d through an open or smashed gate in a wall, not through a closed one', () => {
  const pieces = { monster: { ...dragon, hex: '0606', facing: 'SE' }, inf: foe('0707') } as const;
  const closed = table({ map: 'esirien', phase: 2, pieces });
  expect(closed.refusal('invader', overrun('0707'))).toBe('DR-2.5.5-e');
  for (const standing of [1, 2]) {
    const t = table({
      map: 'esirien',
      phase: 2,
      pieces,
      state: (state) => {
        state.entrances = state.entrances.map(() => standing);
      },
    });
    expect(t.refusal('invader', overrun('0707'))).toBeNull();
    expect(t.refusal('invader', walk('0707'))).toBeNull();
  }
});

test('DR-2.4.7.2-e several overrun attacks in one walk', () => {
  const t = table({ phase: 2, pieces: { monster: dragon, a: foe('1009'), b: foe('1008'), spare } });
  t.play('invader', overrun('1009'), 4);
  t.play('invader', overrun('1008'), 3);
  expect([t.at('monster'), t.at('a'), t.at('b'), t.unit('monster').did?.spent]).toEqual([
    '1008',
    'dead',
    '1008',
    4,
  ]);
});

test('DR-2.12.1.4-a, DR-MDS-c a dragon overruns at strength 6, whatever its damage', () => {
  for (const [die, where] of [
    [3, '1009'],
    [4, 'dead'],
  ] as const) {
    const hurt: Piece = { ...dragon, hp: { head: [1], wings: [0, 1], legs: [0, 3, 3, 3] } };
    const t = table({ phase: 2, pieces: { monster: hurt, inf: foe('1009'), spare } });
    expect(t.odds('invader', overrun('1009'))).toMatchObject([{ dice: 1, needs: 4, chance: [3, 6] }]);
    const events = t.play('invader', overrun('1009'), die);
    expect(eventsOf(events, 'attack')).toMatchObject([{ weapon: 'overrun', attack: 6, defence: 2, cell: 4 }]);
    expect([t.at('monster'), t.at('inf')]).toEqual(['1009', where]);
  }
});

test('DR-2.12.4.2-a, DR-MDS-i a wurm overruns at strength 9', () => {
  const t = table({ phase: 2, pieces: { monster: { ...dragon, type: 'WURM' }, inf: foe('1009'), spare } });
  expect(t.odds('invader', overrun('1009'))).toMatchObject([{ dice: 1, needs: 3, chance: [4, 6] }]);
});

test('DR-2.12.2.3-c a dragon overruns killers at three times its strength, a wurm does not', () => {
  const killer = { ...foe('1009'), killer: true };
  const t = table({ phase: 2, pieces: { monster: dragon, killer, spare } });
  const events = t.play('invader', overrun('1009'));
  expect(eventsOf(events, 'attack')).toMatchObject([{ attack: 18, defence: 2, cell: 'D' }]);
  expect(t.at('killer')).toBe('dead');
  const wurm = table({ phase: 2, pieces: { monster: { ...dragon, type: 'WURM' }, killer, spare } });
  expect(wurm.odds('invader', overrun('1009'))).toMatchObject([{ needs: 3 }]);
});

test('DR-2.12.1.4-b afterwards it moves on or stays, survivor or not', () => {
  const t = table({ phase: 2, pieces: { monster: dragon, inf: foe('1009'), spare } });
  t.play('invader', overrun('1009'), 1);
  expect([t.at('monster'), t.at('inf')]).toEqual(['1009', '1009']);
  expect(t.state.frames).toEqual([]);
  expect(t.refusal('invader', { type: 'end' })).toBeNull();
  expect(t.refusal('invader', walk('1008'))).toBeNull();
  t.play('invader', { type: 'turn', unit: 0, facing: 'NE' });
  expect(t.refusal('invader', { type: 'end' })).toBeNull();
});

test('DR-2.12.1.4-c, DR-2.12.1.4-d after an overrun it still strikes, underneath with head and legs', () => {
  const t = table({ phase: 2, pieces: { monster: dragon, inf: foe('1009'), ahead: foe('1008') } });
  t.play('invader', overrun('1009'), 1);
  t.play('invader', { type: 'end' });
  while (t.state.phase === 3) t.play('invader', { type: 'end' });
  expect(t.state.phase).toBe(4);
  const below = { type: 'strike', unit: 0, hex: '1009', groups: { head: 1, legs: 4 } } as const;
  expect(t.refusal('invader', below)).toBeNull();
  expect(t.odds('invader', below)).toMatchObject([{ dice: 1, needs: 4 }]);
  expect(t.refusal('invader', { ...below, groups: { head: 1, legs: 4, wings: 2 } })).toBe('DR-2.12.1.6.1-c');
});

test('DR-2.8.6-k no overrun attack in fog, into it or out of it; an overrun move is possible', () => {
  for (const centre of ['1012', '1007']) {
    const t = table({
      phase: 2,
      pieces: { monster: dragon, inf: foe('1009'), spare },
      state: (state, hex) => {
        state.fog = [{ hex: hex(centre), side: 'defender' }];
      },
    });
    expect(t.refusal('invader', overrun('1009'))).toBe('DR-2.8.6-k');
    expect(t.offers('invader', { type: 'overrun' })).toBe(false);
    expect(t.refusal('invader', walk('1009'))).toBeNull();
  }
});

test('DR-2.8.7-e nobody in a whirlwind is attacked by overrun', () => {
  const t = table({
    phase: 2,
    pieces: { monster: dragon, inf: foe('1009'), spare },
    state: (state, hex) => {
      state.whirlwinds = [{ hex: hex('1009'), side: 'defender', drifted: false, spared: [] }];
    },
  });
  expect(t.refusal('invader', overrun('1009'))).toBe('DR-2.8.7-e');
});

test('DR-2.12.4.6-a a wurm walks over enemies', () => {
  const t = table({ phase: 2, pieces: { monster: { ...dragon, type: 'WURM' }, inf: foe('1009'), spare } });
  t.play('invader', walk('1009'));
  t.play('invader', walk('1008'));
  expect([t.at('monster'), t.at('inf'), t.unit('monster').did?.spent]).toEqual(['1008', '1009', 2]);
});

test('DR-2.6.1.2-a an overrun attack is resolved before the next order', () => {
  const t = table({ phase: 2, pieces: { monster: dragon, inf: foe('1009'), spare } });
  const events = t.play('invader', overrun('1009'), 4);
  expect(events.map((event) => event.type)).toEqual(['moved', 'attack', 'rolled', 'destroyed']);
});
