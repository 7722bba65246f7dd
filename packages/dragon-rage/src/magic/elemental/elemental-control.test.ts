import { expect, test } from 'vitest';
import { eventsOf, table } from '../../testing/table.ts';
import { controlled, earth, militia, orc, units, walk, wizard } from './elementals.fixture.ts';

test('DR-2.8.9-g control is lost beyond five hexes, for good', () => {
  const t = table({
    phase: 7,
    corrections: { units },
    pieces: {
      wizard,
      earth: earth('1005'),
      inf: { type: 'INF', side: 'defender', hex: '2010' },
      orc: orc('2510'),
    },
    state: controlled,
  });
  t.play('defender', walk(0, '1009'));
  t.play('defender', walk(0, '1010'));
  expect(t.unit('earth').master).toBe(0);
  const events = t.play('defender', walk(0, '1011'));
  expect(eventsOf(events, 'control-lost')).toMatchObject([{ unit: 1, clause: 'DR-2.8.9-g' }]);
  t.unit('wizard').did = null;
  t.play('defender', walk(0, '1010'));
  expect(t.unit('earth').master).toBe(-1);
  expect(t.refusal('defender', walk(1, '1006'))).toBe('DR-2.8.9-i');
});

test('DR-2.8.9-g its own steps count as well', () => {
  const t = table({
    phase: 7,
    corrections: { units },
    pieces: {
      wizard,
      earth: earth('1005'),
      inf: { type: 'INF', side: 'defender', hex: '2010' },
      orc: orc('2510'),
    },
    state: controlled,
  });
  t.play('defender', walk(1, '1004'));
  expect(t.unit('earth').master).toBe(-1);
  expect(t.offers('defender', { type: 'walk', unit: 1 })).toBe(false);
});

test('DR-2.8.9-h a shot at the summoner that misses breaks control', () => {
  const t = table({
    phase: 3,
    corrections: { units: { ...units, GOB: { missile: { strength: 1 } }, WZD: { defence: 1 } } },
    pieces: {
      wizard,
      earth: earth('1012'),
      goblin: { type: 'GOB', side: 'invader', hex: '1008' },
      mil: militia('2510'),
    },
    state: controlled,
  });
  const shot = t.play('invader', { type: 'shoot', unit: t.id('goblin'), hex: '1010' }, 1);
  expect(eventsOf(shot, 'missed')).toHaveLength(1);
  expect(eventsOf(shot, 'control-lost')).toMatchObject([{ unit: 1, clause: 'DR-2.8.9-h' }]);
  expect(t.at('wizard')).toBe('1010');
});

test('DR-2.8.9-h lightning at the summoner breaks control, at his neighbour it does not', () => {
  for (const [victim, master] of [
    ['wizard', -1],
    ['hero', 0],
  ] as const) {
    const t = table({
      phase: 1,
      corrections: { units: { ...units, WZD: { defence: 3 }, HERO: { defence: 3 } } },
      pieces: {
        wizard,
        earth: earth('1012'),
        hero: { type: 'HERO', side: 'defender', hex: '1010' },
        shaman: { type: 'OWZD', side: 'invader', hex: '1007' },
      },
      state: controlled,
    });
    // Power two against three: eleven on two dice, and it misses.
    t.play('invader', { type: 'cast', spell: 'lightning', unit: t.id('shaman'), target: t.id(victim) }, 1, 1);
    expect(t.unit('earth').master).toBe(master);
  }
});

test('DR-2.8.9-h the summoner’s death breaks control, an attack on somebody else does not', () => {
  const t = table({
    phase: 4,
    corrections: { units: { ...units, WZD: { defence: 2 }, ORC: { attack: 2 } } },
    pieces: {
      wizard,
      earth: earth('1012'),
      inf: { type: 'INF', side: 'defender', hex: '1210' },
      a: orc('1209'),
      b: orc('1009'),
    },
    state: controlled,
  });
  t.play('invader', { type: 'melee', unit: t.id('a'), hex: '1210' }, 1);
  expect(t.unit('earth').master).toBe(0);
  // Two against two: six.
  t.play('invader', { type: 'melee', unit: t.id('b'), hex: '1010' }, 6);
  expect(t.at('wizard')).toBe('dead');
  expect(t.unit('earth').master).toBe(-1);
});
