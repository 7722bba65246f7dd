import { sideOf } from '@hexwyrm/hexmap';
import { expect, test } from 'vitest';
import { openBoard } from '../core/board.ts';
import { SMASHED } from '../core/state.ts';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, table } from '../testing/table.ts';
import type { Corrections } from '../world/corrections.ts';

const idle = { other: invader('ORC', '2010'), prey: defender('INF', '2009') };
const serpent = invader('SERPENT', '1010');
const attack = (hex: string) => ({ type: 'melee', unit: 0, hex }) as const;
const river = (more: Corrections = {}): Corrections => ({
  map: 'plain',
  ...more,
  hexes: { '1010': { terrain: 'river' }, ...more.hexes },
});

test('DR-2.11.2.2-a a serpent attacks the shore hexes next to it and is attacked from there', () => {
  const pieces = { serpent, near: defender('INF', '1009'), far: defender('INF', '1008'), ...idle };
  const t = table({ phase: 4, corrections: river(), pieces });
  expect(t.refusal('invader', attack('1009'))).toBeNull();
  expect(t.refusal('invader', attack('1008'))).toBe('DR-2.7.1-a');
  const back = table({ phase: 9, corrections: river(), pieces });
  expect(back.refusal('defender', { type: 'melee', unit: 1, monster: 0 })).toBeNull();
  expect(back.refusal('defender', { type: 'melee', unit: 2, monster: 0 })).toBe('DR-2.7.1-a');
});

test('DR-2.11.2.2-b DR-2.7.1-a towers on the shore without an entrance, never across a wall', () => {
  const corrections = river({
    hexes: { '1009': { terrain: 'tower' } },
    walls: { add: [['1010', '1011']] },
  });
  const pieces = { serpent, inTower: defender('ARH', '1009'), walled: defender('INF', '1011'), ...idle };
  const t = table({ phase: 4, corrections, pieces });
  expect(t.refusal('invader', attack('1009'))).toBeNull();
  expect(t.refusal('invader', attack('1011'))).toBe('DR-2.7.1.3-a');
  const back = table({ phase: 9, corrections, pieces });
  expect(back.refusal('defender', { type: 'melee', unit: 1, monster: 0 })).toBeNull();
  expect(back.refusal('defender', { type: 'melee', unit: 2, monster: 0 })).toBe('DR-2.7.1.3-a');
});

test('DR-2.11.2.2-b a tower gate towards the water need not be open, a wall gate must', () => {
  const gate = (of: 'tower' | 'wall'): Corrections =>
    river({
      hexes: { '1009': { terrain: of === 'tower' ? 'tower' : 'city' } },
      entrances: { add: [{ between: ['1009', '1010'], type: 'gate', of, inside: '1009' }] },
    });
  const at = (of: 'tower' | 'wall', smashed = 0) => {
    const t = table({
      phase: 4,
      corrections: gate(of),
      pieces: { serpent, inf: defender('INF', '1009'), ...idle },
      state: (state) => {
        state.entrances[0] |= smashed;
      },
    });
    return t.refusal('invader', attack('1009'));
  };
  expect([at('tower'), at('wall'), at('wall', SMASHED)]).toEqual([null, 'DR-2.7.1.3-a', null]);
});

test('DR-2.11.2.2-c through a breached palisade blows pass both ways', () => {
  const pieces = { serpent, inf: defender('INF', '1011'), ...idle };
  const at = (phase: 4 | 9) =>
    table({
      phase,
      corrections: river({ walls: { add: [['1010', '1011']] } }),
      pieces,
      state: (state) => {
        const { map } = openBoard(state);
        state.breaches.push(sideOf(map.grid, state.units[0].hex, 3));
      },
    });
  expect(at(4).refusal('invader', attack('1011'))).toBeNull();
  expect(at(9).refusal('defender', { type: 'melee', unit: 1, monster: 0 })).toBeNull();
});

test('DR-2.7.1-a a serpent under a bridge and a unit on it fight in the same hex', () => {
  const corrections: Corrections = {
    map: 'plain',
    hexes: { '1010': { terrain: 'bridge', bridge: 'wood', access: ['1009', '1011'] } },
  };
  const pieces = { serpent, inf: defender('INF', '1010'), ...idle };
  const t = table({ phase: 4, corrections, pieces });
  const events = t.play('invader', attack('1010'), 4);
  expect(eventsOf(events, 'attack')).toMatchObject([{ attack: 6, defence: 2, cell: 4 }]);
  expect(t.at('inf')).toBe('dead');
  const back = table({ phase: 9, corrections, pieces });
  back.play('defender', { type: 'melee', unit: 1, monster: 0 }, 5);
  expect(back.unit('serpent').body?.hp).toEqual([[13]]);
});

const dock = (vp: number): Corrections => river({ hexes: { '1009': { terrain: 'dock', vp } } });

test('DR-2.11.2.2-f an attack on a vacant reachable victory hex destroys it, in fog as well', () => {
  for (const fog of [false, true]) {
    const t = table({
      phase: 4,
      corrections: dock(2),
      pieces: { serpent, ...idle },
      state: (state, hex) => {
        if (fog) state.fog.push({ hex: hex('1009'), side: 'defender' });
      },
    });
    expect(t.matching('invader', { type: 'melee', unit: 0 })).toEqual([attack('1009')]);
    expect(t.refusal('invader', attack('1011'))).toBe('DR-2.7.1-a');
    const events = t.play('invader', attack('1009'));
    expect(eventsOf(events, 'razed')).toMatchObject([{ hex: '1009', vp: 2, clause: 'DR-2.11.2.2-f' }]);
    expect(t.score()).toBe(2);
    expect(t.offers('invader', { type: 'melee', unit: 0 })).toBe(false);
  }
  const giant = table({
    phase: 4,
    corrections: dock(2),
    pieces: { giant: invader('GIANT', '1010'), ...idle },
  });
  expect(giant.refusal('invader', attack('1009'))).toBe('DR-2.7.1-a');
});

test('DR-2.11.2.2-f only where nothing bars its blow', () => {
  const walled = { ...dock(2), walls: { add: [['1009', '1010'] as [string, string]] } };
  const t = table({ phase: 4, corrections: walled, pieces: { serpent, ...idle } });
  expect(t.refusal('invader', attack('1009'))).toBe('DR-2.7.1.3-a');
  const friend = table({
    phase: 4,
    corrections: dock(2),
    pieces: { serpent, orc: invader('ORC', '1009'), ...idle },
  });
  expect(friend.refusal('invader', attack('1009'))).toBe('DR-2.11.2.2-g');
});

test('DR-2.11.2.2-g an occupied victory hex needs one attack to clear and another to destroy', () => {
  const t = table({
    phase: 4,
    corrections: dock(1),
    pieces: { serpent, mil: defender('MIL', '1009'), ...idle },
  });
  t.play('invader', attack('1009'));
  expect([t.at('mil'), t.score()]).toEqual(['dead', 0]);
  expect(t.refusal('invader', attack('1009'))).toBe('DR-2.7.1.2-d');
});
