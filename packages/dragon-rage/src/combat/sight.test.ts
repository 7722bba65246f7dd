import { expect, test } from 'vitest';
import { SMASHED } from '../core/state.ts';
import { defender, invader } from '../testing/pieces.ts';
import { table } from '../testing/table.ts';
import type { Corrections } from '../world/corrections.ts';

/** Why an archer of the city may not shoot from hex to hex on the proving ground, or null. */
function shot(from: string, to: string, corrections: Corrections): string | null {
  const t = table({
    phase: 8,
    corrections: { map: 'plain', ...corrections },
    pieces: { arh: defender('ARH', from), orc: invader('ORC', to), idle: defender('ARH', '2010') },
  });
  const verdict = t.refusal('defender', { type: 'shoot', unit: 0, hex: to });
  expect(t.offers('defender', { type: 'shoot', unit: 0, hex: to })).toBe(verdict === null);
  return verdict;
}

test('DR-2.7.6.2-a DR-2.7.6.2-d a wall hexside on the line hides the target', () => {
  expect(shot('1010', '1008', {})).toBeNull();
  expect(shot('1010', '1008', { walls: { add: [['1009', '1008']] } })).toBe('DR-2.7.6.2-d');
  expect(shot('1010', '1008', { walls: { add: [['1009', '1010']] } })).toBe('DR-2.7.6.2-d');
  expect(shot('1010', '1008', { walls: { add: [['1009', '1110']] } })).toBeNull();
});

test('DR-2.7.6.2-b from a tower any hex in range can be hit', () => {
  const tower = { hexes: { '1010': { terrain: 'tower' } } } satisfies Corrections;
  expect(shot('1010', '1007', { ...tower, walls: { add: [['1008', '1007']] } })).toBeNull();
  const second = { hexes: { ...tower.hexes, '1009': { terrain: 'tower' } } } satisfies Corrections;
  expect(shot('1010', '1007', second)).toBeNull();
});

test('DR-2.7.6.2-c targets in a tower or in flight are always visible', () => {
  const walls = { add: [['1009', '1010'] as [string, string]] };
  expect(shot('1010', '1008', { walls, hexes: { '1008': { terrain: 'tower' } } })).toBeNull();
  const t = table({
    phase: 8,
    corrections: { map: 'plain', walls },
    pieces: {
      arh: defender('ARH', '1010'),
      dragon: invader('DRAGON', '1008', { facing: 'N', aloft: true }),
      idle: defender('ARH', '2010'),
    },
  });
  expect(t.refusal('defender', { type: 'shoot', unit: 0, monster: 1 })).toBeNull();
});

test('DR-2.7.6.2-d a tower on the line blocks it, even along its edge', () => {
  const tower = (hex: string): Corrections => ({ hexes: { [hex]: { terrain: 'tower' } } });
  expect(shot('1010', '1008', tower('1009'))).toBe('DR-2.7.6.2-d');
  expect(shot('1010', '1008', tower('1109'))).toBeNull();
  // From 1010 to 1109 + 1: the line to 1209 runs along the hexside between 1109 and 1110.
  expect(shot('1010', '1209', tower('1110'))).toBe('DR-2.7.6.2-d');
});

test('DR-2.7.6.2-e through an open wall entrance only the hex directly behind it is seen', () => {
  const from = (archer: string, orc: string, smashed = true) => {
    const t = table({
      map: 'esirien',
      phase: 8,
      pieces: { arh: defender('ARH', archer), orc: invader('ORC', orc), idle: defender('ARH', '1907') },
      state: (state) => {
        if (smashed) state.entrances[0] |= SMASHED;
      },
    });
    return t.refusal('defender', { type: 'shoot', unit: 0, hex: orc });
  };
  expect(from('0707', '0606')).toBeNull();
  expect(from('0807', '0606')).toBeNull();
  expect(from('0707', '0506')).toBe('DR-2.7.6.2-e');
  expect(from('0807', '0606', false)).toBe('DR-2.7.6.2-d');
});

test('DR-2.7.6.2-f town houses never block sight, buildings that form a wall do', () => {
  const houses = {
    hexes: { '1009': { terrain: 'city' }, '1008': { terrain: 'city' } },
  } satisfies Corrections;
  expect(shot('1010', '1008', houses)).toBeNull();
  expect(shot('1010', '1008', { ...houses, walls: { add: [['1008', '1009']] } })).toBe('DR-2.7.6.2-d');
});

/** A shot by a defender of Nurkott, whose palisade arrows pass. */
function inNurkott(type: 'GOB' | 'BAL', from: string, to: string, more?: [string, string]): string | null {
  const t = table({
    map: 'nurkott',
    phase: 8,
    ...(more ? { corrections: { map: 'nurkott', walls: { add: [more] } } } : {}),
    pieces: { unit: defender(type, from), inf: invader('INF', to), idle: defender('GOB', '2009') },
  });
  return t.refusal('defender', { type: 'shoot', unit: 0, hex: to });
}

test('DR-2.7.6.2-g in Nurkott a shooter ignores the palisade of its own hex, not one further on', () => {
  expect(inNurkott('GOB', '1804', '1802')).toBeNull();
  expect(inNurkott('GOB', '1802', '1804')).toBe('DR-2.7.6.2-d');
  expect(inNurkott('GOB', '1804', '1802', ['1802', '1803'])).toBe('DR-2.7.6.2-d');
  expect(inNurkott('BAL', '1804', '1802')).toBe('DR-2.7.6.2-d');
});

test('DR-2.10.4-c DR-2.10.12-a archers and goblins next to the palisade shoot through it', () => {
  expect(inNurkott('GOB', '1304', '1203')).toBeNull();
  const archer = table({
    map: 'nurkott',
    phase: 3,
    pieces: { arh: invader('ARH', '1203'), gob: defender('GOB', '1304'), idle: invader('ARH', '0505') },
  });
  expect(archer.refusal('invader', { type: 'shoot', unit: 0, hex: '1304' })).toBeNull();
  const stone = table({
    phase: 3,
    corrections: { map: 'plain', walls: { add: [['1203', '1304']] } },
    pieces: { arh: invader('ARH', '1203'), gob: defender('GOB', '1304'), idle: invader('ARH', '0505') },
  });
  expect(stone.refusal('invader', { type: 'shoot', unit: 0, hex: '1304' })).toBe('DR-2.7.6.2-d');
});
