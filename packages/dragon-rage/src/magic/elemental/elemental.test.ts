import { expect, test } from 'vitest';
import { garrisonAt, openBoard } from '../../core/board.ts';
import { eventsOf, table } from '../../testing/table.ts';
import { controlled, earth, militia, orc, units, walk, wizard } from './elementals.fixture.ts';

test('DR-2.8.9-d an elemental that enters a dock or a bridge is destroyed', () => {
  for (const [from, to] of [
    ['0814', '0815'],
    ['1307', '1407'],
  ] as const) {
    const t = table({
      map: 'esirien',
      phase: 7,
      pieces: { wizard: { ...wizard, hex: from }, earth: earth(from), orc: orc('0110') },
      state: controlled,
    });
    const events = t.play('defender', walk(1, to));
    expect(t.at('earth')).toBe('dead');
    expect(eventsOf(events, 'destroyed')).toMatchObject([{ unit: 1, hex: to, clause: 'DR-2.8.9-d' }]);
  }
});

test('DR-2.8.9-d water of every kind is its death, other ground is not', () => {
  for (const [terrain, fate] of [
    ['river', 'dead'],
    ['sea', 'dead'],
    ['ford', 'dead'],
    ['shore', 'dead'],
    ['forest', '1008'],
    ['city', '1008'],
  ] as const) {
    const t = table({
      phase: 7,
      corrections: {
        units,
        hexes: {
          '1008': terrain === 'ford' || terrain === 'shore' ? { terrain, access: ['1009'] } : { terrain },
        },
      },
      pieces: { wizard, earth: earth('1009'), orc: orc('2510') },
      state: controlled,
    });
    t.play('defender', walk(1, '1008'));
    expect(t.at('earth')).toBe(fate);
  }
});

test('DR-2.8.9-e it walks through and into hexes of friend and foe at no extra cost', () => {
  const t = table({
    phase: 7,
    corrections: { units },
    pieces: {
      wizard: { ...wizard, hex: '1110' },
      earth: earth('1010'),
      mil: militia('1009'),
      orc: orc('1008'),
      inf: { type: 'INF', side: 'defender', hex: '2010' },
    },
    state: controlled,
  });
  for (const to of ['1009', '1008', '1007', '1006']) t.play('defender', walk(1, to));
  expect(t.at('earth')).toBe('1006');
  expect(t.unit('earth').did?.spent).toBe(4);
  expect(t.refusal('defender', walk(1, '1005'))).toBe('DR-2.4.1-a');
});

test('DR-2.8.9-l shut entrances let it through, walls and the sides of towers do not', () => {
  const t = table({
    phase: 7,
    corrections: {
      units,
      hexes: { '1009': { terrain: 'tower' } },
      walls: { add: [['1010', '1011']] },
      entrances: {
        add: [
          { between: ['1009', '1010'], type: 'door', of: 'tower', inside: '1009' },
          { between: ['1010', '0911'], type: 'gate', of: 'wall', inside: '0911' },
        ],
      },
    },
    pieces: {
      shaman: { type: 'OWZD', side: 'invader', hex: '0812' },
      earth: { ...earth('1010'), side: 'invader' },
      mil: militia('2510'),
    },
    state: (state) => {
      controlled(state);
      state.phase = 2;
    },
  });
  expect(t.refusal('invader', walk(1, '1009'))).toBeNull();
  expect(t.refusal('invader', walk(1, '0911'))).toBeNull();
  expect(t.refusal('invader', walk(1, '1011'))).toBe('DR-2.5.3-a');
  t.play('invader', walk(1, '1009'));
  expect(t.refusal('invader', walk(1, '1008'))).toBe('DR-2.5.4-e');
});

test('DR-2.8.9-m it destroys the victory points it enters, whoever controls it', () => {
  const t = table({
    phase: 7,
    corrections: { units, hexes: { '1008': { terrain: 'city', vp: 1 } } },
    pieces: { wizard, earth: earth('1009'), mil: militia('1008'), orc: orc('2510') },
    state: controlled,
  });
  const events = t.play('defender', walk(1, '1008'));
  expect(t.score()).toBe(1);
  expect(eventsOf(events, 'razed')).toMatchObject([{ hex: '1008', clause: 'DR-2.8.9-m' }]);
});

test('DR-2.8.9-s a controlled elemental guards for its side, an uncontrolled one for nobody', () => {
  const guards = (master: number) => {
    const t = table({
      phase: 2,
      pieces: { wizard, earth: earth('1008'), orc: orc('2510') },
      state: (state) => {
        state.units[1].master = master;
      },
    });
    return garrisonAt(openBoard(t.state), t.hex('1008'));
  };
  expect([guards(0), guards(-1)]).toEqual([true, false]);
});

test('DR-2.8.9-s the invader’s elemental does not keep him in the game', () => {
  const t = table({
    phase: 5,
    corrections: { units },
    pieces: {
      wizard,
      earth: { ...earth('1016'), side: 'invader' },
      giant: { type: 'GIANT', side: 'invader', hex: '1009', pool: 4 },
    },
    state: (state) => {
      state.units[1].master = 2;
    },
  });
  t.play('defender', { type: 'cast', spell: 'lightning', unit: 0, target: 2 });
  expect(t.state.outcome).toMatchObject({ winner: 'defender' });
});

test('DR-2.8.9-s nor does it count as an invader inside the walls', () => {
  const t = table({
    phase: 2,
    turn: 7,
    corrections: { units, hexes: { '1008': { inCity: true }, '1208': { inCity: true } } },
    pieces: {
      shaman: { type: 'OWZD', side: 'invader', hex: '1010' },
      earth: { ...earth('1009'), side: 'invader' },
      orc: orc('1209'),
      mil: militia('2510'),
    },
    state: controlled,
  });
  t.play('invader', walk(1, '1008'));
  expect(t.state.lastInside).toBe(0);
  t.play('invader', walk(2, '1208'));
  expect(t.state.lastInside).toBe(7);
});
