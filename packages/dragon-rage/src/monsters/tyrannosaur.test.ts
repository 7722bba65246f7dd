import { expect, test } from 'vitest';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, type Setting, table } from '../testing/table.ts';
import type { Corrections } from '../world/corrections.ts';

const idle = { foe: defender('INF', '2010'), ally: invader('ORC', '2009') };
const trex = invader('TREX', '1010');

const walk = (to: string, unit = 0) => ({ type: 'walk', unit, to }) as const;
const melee = (hex: string, unit = 0) => ({ type: 'melee', unit, hex }) as const;

test('DR-2.11.3.1-a no scaling, no breaking of entrances, no river, but a ford', () => {
  const corrections: Corrections = {
    map: 'plain',
    hexes: { '1009': { terrain: 'river' }, '1110': { terrain: 'ford', access: ['1010', '1210'] } },
    walls: { add: [['1010', '1111']] },
    entrances: {
      add: [
        { between: ['1010', '1011'], type: 'door', of: 'wall', inside: '1011' },
        { between: ['1010', '0911'], type: 'gate', of: 'wall', inside: '0911' },
      ],
    },
  };
  const t = table({ phase: 2, corrections, pieces: { trex, ...idle } });
  expect(t.refusal('invader', walk('1009'))).toBe('DR-2.5.2-a');
  expect(t.refusal('invader', walk('1110'))).toBeNull();
  expect(t.offers('invader', { type: 'scale', unit: 0 })).toBe(false);
  expect(t.offers('invader', { type: 'smash', unit: 0 })).toBe(false);
  const giant = table({ phase: 2, corrections, pieces: { giant: invader('GIANT', '1010'), ...idle } });
  expect(giant.offers('invader', { type: 'scale', unit: 0 })).toBe(true);
  expect(giant.offers('invader', { type: 'smash', unit: 0 })).toBe(true);
});

test('DR-2.11.3.1-b on a wooden bridge it drowns and the bridge is gone', () => {
  const corrections: Corrections = {
    map: 'plain',
    hexes: { '1009': { terrain: 'bridge', bridge: 'wood', access: ['1010', '1008'] } },
  };
  const t = table({ phase: 2, corrections, pieces: { trex, ...idle } });
  t.play('invader', walk('1009'));
  expect(t.at('trex')).toBe('dead');
  expect(t.state.bridges).toMatchObject([{ hex: t.hex('1009'), stage: 'burned' }]);
});

test('DR-2.11.3.2-a it attacks with eight; its four serves nobody who attacks it', () => {
  const t = table({ phase: 4, pieces: { trex, inf: defender('INF', '1009'), ...idle } });
  const events = [...t.play('invader', melee('1009'), 3)];
  if (t.state.frames.length > 0) events.push(...t.play('invader', { type: 'roll' }, 3));
  expect(eventsOf(events, 'attack')).toMatchObject([{ attack: 8, defence: 2, cell: 3 }]);
  expect(t.at('inf')).toBe('dead');
});

test('DR-2.11.3.4-a ten points, hit on a six only', () => {
  const blow = (die: number) => {
    const t = table({ phase: 9, pieces: { trex, inf: defender('INF', '1009'), ...idle } });
    t.play('defender', { type: 'melee', unit: 1, monster: 0 }, die);
    return t.unit('trex').body?.hp;
  };
  expect(blow(5)).toEqual([[10]]);
  expect(blow(6)).toEqual([[8]]);
});

test('DR-2.11.3.5-a it destroys a victory hex by entering it, unless a defender is there', () => {
  const corrections: Corrections = { map: 'plain', hexes: { '1009': { terrain: 'city', vp: 1 } } };
  const t = table({ phase: 2, corrections, pieces: { trex, ...idle } });
  t.play('invader', walk('1009'));
  expect(t.score()).toBe(1);
  const held = table({ phase: 2, corrections, pieces: { trex, inf: defender('INF', '1009'), ...idle } });
  held.play('invader', walk('1009'));
  expect(held.score()).toBe(0);
});

test('DR-2.11.3.6-a it runs through enemies without attacking them', () => {
  const t = table({ phase: 2, pieces: { trex, mil: defender('MIL', '1009'), ...idle } });
  expect(t.offers('invader', { type: 'overrun', unit: 0 })).toBe(false);
  expect(t.refusal('invader', { type: 'overrun', unit: 0, to: '1009' })).toBe('DR-2.11.3.6-a');
  const entering = t.play('invader', walk('1009'));
  expect(eventsOf(entering, 'rolled')).toEqual([]);
  expect(t.refusal('invader', { type: 'end' })).toBe('DR-2.4.7.1-b');
  t.play('invader', walk('1008'));
  expect([t.at('trex'), t.at('mil')]).toEqual(['1008', '1009']);
});

/** A provoked tyrannosaur; units 1 and 2 attacked it, 3 did not. */
function provoked(
  phase: 2 | 4,
  hexes: { a: string; b: string; c: string },
  more: Partial<Setting<'trex' | 'a' | 'b' | 'c'>> = {},
) {
  return table({
    phase,
    ...more,
    pieces: {
      trex,
      a: defender('INF', hexes.a),
      b: defender('INF', hexes.b),
      c: defender('INF', hexes.c),
      ...idle,
    },
    state: (state, hex) => {
      more.state?.(state, hex);
      const { body } = state.units[0];
      if (body) body.provokedBy = [1, 2];
    },
  });
}

test('DR-2.11.3.3-a whoever attacks it in melee, hit or miss, provokes it; missiles do not', () => {
  const t = table({
    phase: 8,
    pieces: { trex, archer: defender('ARH', '1008'), inf: defender('INF', '1011'), ...idle },
  });
  t.play('defender', { type: 'shoot', unit: 1, monster: 0 }, 6);
  expect(t.unit('trex').body?.provokedBy).toEqual([]);
  t.play('defender', { type: 'melee', unit: 2, monster: 0 }, 1);
  expect(t.unit('trex').body?.provokedBy).toEqual([2]);
});

test('DR-2.11.3.3-a in melee it attacks one of its attackers, nobody else, and must', () => {
  const t = provoked(4, { a: '1009', b: '1110', c: '1011' });
  expect(t.refusal('invader', melee('1011'))).toBe('DR-2.11.3.3-a');
  expect(t.refusal('invader', { type: 'end' })).toBe('DR-2.11.3.3-a');
  expect(t.refusal('invader', melee('1009'))).toBeNull();
  expect(t.refusal('invader', melee('1110'))).toBeNull();
  t.play('invader', melee('1110'), 6);
  if (t.state.frames.length > 0) t.play('invader', { type: 'roll' }, 6);
  expect(t.refusal('invader', { type: 'end' })).toBeNull();
});

test('DR-2.11.3.3-a it moves so that it can attack one of them, and not out of reach', () => {
  const t = provoked(2, { a: '1005', b: '1016', c: '1510' });
  expect(t.refusal('invader', { type: 'end' })).toBe('DR-2.11.3.3-a');
  expect(t.refusal('invader', walk('1009'))).toBeNull();
  expect(t.refusal('invader', walk('1011'))).toBeNull();
  t.play('invader', walk('1110'));
  expect(t.refusal('invader', walk('1210'))).toBe('DR-2.11.3.3-a');
  for (const to of ['1109', '1108', '1107', '1106']) t.play('invader', walk(to));
  expect(t.refusal('invader', { type: 'end' })).toBeNull();
});

test('DR-2.11.3.3-a it finds a way through the enemy, but not over a wooden bridge', () => {
  const corridor: Corrections = {
    map: 'plain',
    walls: {
      add: [
        ['1010', '0910'],
        ['1010', '1110'],
        ['1010', '1111'],
        ['1010', '0911'],
        ['1010', '1011'],
      ],
    },
  };
  const t = provoked(2, { a: '1005', b: '1005', c: '1009' }, { corrections: corridor });
  expect(t.refusal('invader', { type: 'end' })).toBe('DR-2.11.3.3-a');
  t.play('invader', walk('1009'));
  expect(t.refusal('invader', walk('1010'))).toBe('DR-2.11.3.3-a');
  for (const to of ['1008', '1007', '1006']) t.play('invader', walk(to));
  expect(t.refusal('invader', { type: 'end' })).toBeNull();
  const bridge = provoked(
    2,
    { a: '1006', b: '1006', c: '1510' },
    {
      corrections: {
        ...corridor,
        hexes: { '1009': { terrain: 'bridge', bridge: 'wood', access: ['1010', '1008'] } },
      },
    },
  );
  expect(bridge.refusal('invader', { type: 'end' })).toBeNull();
});

test('DR-2.11.3.3-b attackers dead or out of reach bind it to nothing, and the grudge ends with its player-turn', () => {
  const t = provoked(2, { a: '1001', b: '2001', c: '1009' });
  expect(t.refusal('invader', { type: 'end' })).toBeNull();
  expect(t.refusal('invader', walk('1011'))).toBeNull();
  const melees = provoked(4, { a: '1001', b: '2001', c: '1009' });
  expect(melees.refusal('invader', melee('1009'))).toBeNull();
  melees.play('invader', { type: 'end' });
  expect(melees.unit('trex').body?.provokedBy).toEqual([]);
  const dead = provoked(
    4,
    { a: '1009', b: '1110', c: '1011' },
    {
      state: (state) => {
        state.units[1].hex = -2;
        state.units[2].hex = -2;
      },
    },
  );
  expect(dead.refusal('invader', melee('1011'))).toBeNull();
  expect(dead.refusal('invader', { type: 'end' })).toBeNull();
});

test('DR-2.11.3.3-b an attacker behind a wall or in fog cannot be struck and binds it to nothing', () => {
  const wall = provoked(
    4,
    { a: '1009', b: '2001', c: '1011' },
    { corrections: { map: 'plain', walls: { add: [['1009', '1010']] } } },
  );
  expect(wall.refusal('invader', melee('1011'))).toBeNull();
  const fog = provoked(
    4,
    { a: '1009', b: '2001', c: '1011' },
    { state: (state, hex) => state.fog.push({ hex: hex('1007'), side: 'defender' }) },
  );
  expect(fog.refusal('invader', melee('1011'))).toBeNull();
  expect(fog.refusal('invader', { type: 'end' })).toBeNull();
});
