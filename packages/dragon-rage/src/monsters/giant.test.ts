import { expect, test } from 'vitest';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, table } from '../testing/table.ts';
import type { Corrections } from '../world/corrections.ts';

const idle = { foe: defender('INF', '2010'), ally: invader('ORC', '2009') };
const giant = invader('GIANT', '1010');
const walk = (to: string, unit = 0) => ({ type: 'walk', unit, to }) as const;

test('DR-2.11.1.1-a a giant destroys a victory hex by entering it while no defender is there', () => {
  const corrections: Corrections = { map: 'plain', hexes: { '1009': { terrain: 'city', vp: 3 } } };
  const t = table({ phase: 2, corrections, pieces: { giant, ...idle } });
  t.play('invader', walk('1009'));
  expect(t.score()).toBe(3);
  const held = table({ phase: 2, corrections, pieces: { giant, wizard: defender('WZD', '1009'), ...idle } });
  held.play('invader', walk('1009'));
  expect(held.score()).toBe(0);
});

test('DR-2.11.1.2-a a giant walks through enemies, may not stop on them and never attacks them on the way', () => {
  const t = table({ phase: 2, pieces: { giant, inf: defender('INF', '1009'), ...idle } });
  expect(t.offers('invader', { type: 'overrun', unit: 0 })).toBe(false);
  expect(t.refusal('invader', { type: 'overrun', unit: 0, to: '1009' })).toBe('DR-2.11.1.2-a');
  t.play('invader', walk('1009'));
  expect(t.state.frames).toMatchObject([{ kind: 'passing', unit: 0 }]);
  const events = t.play('invader', walk('1008'));
  expect(eventsOf(events, 'rolled')).toEqual([]);
  expect([t.at('giant'), t.at('inf')]).toEqual(['1008', '1009']);
  const tired = table({
    phase: 2,
    pieces: { giant: invader('GIANT', '1013'), inf: defender('INF', '1009'), ...idle },
  });
  for (const to of ['1012', '1011', '1010']) tired.play('invader', walk(to));
  expect(tired.refusal('invader', walk('1009'))).toBe('DR-2.4.7.1-b');
});

test('DR-2.11.1.3-a a giant wades river hexes for one MP from any bank without a wall', () => {
  const corrections: Corrections = {
    map: 'plain',
    hexes: { '1009': { terrain: 'river' }, '1008': { terrain: 'river' } },
    walls: { add: [['1009', '1110']] },
  };
  const t = table({ phase: 2, corrections, pieces: { giant, other: invader('GIANT', '1110'), ...idle } });
  const events = t.play('invader', walk('1009'));
  expect(eventsOf(events, 'moved')).toMatchObject([{ to: '1009', mp: 1 }]);
  t.play('invader', walk('1008'));
  expect(t.at('giant')).toBe('1008');
  expect(t.refusal('invader', walk('1009', 1))).toBe('DR-2.5.3-a');
});

test('DR-2.11.1.3-b a giant enters a bridge hex whether or not the bridge stands', () => {
  const setting = (burned: boolean) =>
    table({
      map: 'esirien',
      phase: 2,
      pieces: { giant: invader('GIANT', '1406'), foe: defender('INF', '1910'), ally: invader('ORC', '0304') },
      state: (state, hex) => {
        if (burned) state.bridges.push({ hex: hex('1407'), stage: 'burned', unit: -1, turn: 1 });
      },
    });
  for (const burned of [false, true]) {
    const t = setting(burned);
    expect(t.refusal('invader', walk('1407'))).toBeNull();
    const events = t.play('invader', walk('1407'));
    expect(eventsOf(events, 'moved')).toMatchObject([{ to: '1407', mp: 1 }]);
  }
});

test('DR-2.11.1.3-c a giant does not enter the sea, which begins beyond 1413 in Esirien; all water of Nurkott is river', () => {
  const esirien = table({
    map: 'esirien',
    phase: 2,
    pieces: { giant: invader('GIANT', '1413'), foe: defender('INF', '1910'), ally: invader('ORC', '0304') },
  });
  expect(esirien.refusal('invader', walk('1414'))).toBe('DR-2.5.1-a');
  const nurkott = table({
    map: 'nurkott',
    phase: 2,
    pieces: { giant: invader('GIANT', '0108'), foe: defender('ORC', '1910'), ally: invader('INF', '0202') },
  });
  expect(nurkott.refusal('invader', walk('0109'))).toBeNull();
});

test('DR-2.11.1.4-a a giant has ten points and is hit on a six, or a five beside a hero', () => {
  const blow = (die: number, hero: string) => {
    const t = table({
      phase: 9,
      pieces: { giant, inf: defender('INF', '1009'), hero: defender('HERO', hero), ...idle },
    });
    t.play('defender', { type: 'melee', unit: 1, monster: 0 }, die);
    return t.unit('giant').body?.hp;
  };
  expect(blow(5, '1515')).toEqual([[10]]);
  expect(blow(6, '1515')).toEqual([[8]]);
  expect(blow(5, '1008')).toEqual([[8]]);
  expect(blow(4, '1008')).toEqual([[10]]);
});
