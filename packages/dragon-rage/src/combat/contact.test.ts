import { expect, test } from 'vitest';
import { OPENED, SMASHED } from '../core/state.ts';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, table } from '../testing/table.ts';
import type { Corrections } from '../world/corrections.ts';

/** A tower in 1009 with a door to the south, where 1010 is. */
const tower: Corrections = {
  map: 'plain',
  hexes: { '1009': { terrain: 'tower' } },
  entrances: { add: [{ between: ['1009', '1010'], type: 'door', of: 'tower', inside: '1009' }] },
};

const garrison = {
  inf: defender('INF', '1009'),
  atDoor: invader('ORC', '1010'),
  behind: invader('ORC', '1008'),
  bystander: defender('INF', '2010'),
  foe: invader('ORC', '2009'),
};

const smash = (state: { entrances: number[] }) => {
  state.entrances[0] |= SMASHED;
};

test('DR-2.7.1.3-a no melee into or out of a tower except across an open or smashed entrance', () => {
  const own = table({ phase: 9, corrections: tower, pieces: garrison, state: smash });
  expect(own.refusal('defender', { type: 'melee', unit: 0, hex: '1008' })).toBe('DR-2.7.1.3-a');
  expect(own.refusal('defender', { type: 'melee', unit: 0, hex: '1010' })).toBeNull();
  const enemy = table({ phase: 4, corrections: tower, pieces: garrison, state: smash });
  expect(enemy.refusal('invader', { type: 'melee', unit: 2, hex: '1009' })).toBe('DR-2.7.1.3-a');
  expect(enemy.refusal('invader', { type: 'melee', unit: 1, hex: '1009' })).toBeNull();
  const shut = table({ phase: 4, corrections: tower, pieces: garrison });
  expect(shut.refusal('invader', { type: 'melee', unit: 1, hex: '1009' })).toBe('DR-2.7.1.3-a');
});

test('DR-2.7.1.3-a no melee across a wall', () => {
  const t = table({
    phase: 9,
    corrections: { map: 'plain', walls: { add: [['1009', '1010']] } },
    pieces: { inf: defender('INF', '1010'), orc: invader('ORC', '1009'), other: invader('ORC', '1110') },
  });
  expect(t.refusal('defender', { type: 'melee', unit: 0, hex: '1009' })).toBe('DR-2.7.1.3-a');
  expect(t.refusal('defender', { type: 'melee', unit: 0, hex: '1110' })).toBeNull();
});

test('DR-2.7.1.3-b between two towers an entrance must be open on the shared hexside', () => {
  const towers: Corrections = {
    map: 'plain',
    hexes: { '1009': { terrain: 'tower' }, '1010': { terrain: 'tower' } },
  };
  const pieces = { orc: invader('ORC', '1009'), arh: defender('ARH', '1010') };
  const none = table({ phase: 4, corrections: towers, pieces });
  expect(none.refusal('invader', { type: 'melee', unit: 0, hex: '1010' })).toBe('DR-2.7.1.3-b');
  const { entrances } = tower;
  const broken = table({ phase: 4, corrections: { ...towers, entrances }, pieces, state: smash });
  expect(broken.refusal('invader', { type: 'melee', unit: 0, hex: '1010' })).toBeNull();
});

test('DR-2.5.5.3-a the garrison opens its entrance to strike the enemy directly opposite', () => {
  const t = table({ phase: 9, corrections: tower, pieces: garrison });
  expect(t.refusal('defender', { type: 'melee', unit: 0, hex: '1008' })).toBe('DR-2.7.1.3-a');
  const events = t.play('defender', { type: 'melee', unit: 0, hex: '1010' }, 6);
  expect(eventsOf(events, 'entrance-opened')).toMatchObject([
    { clause: 'DR-2.5.5.3-a', between: ['1009', '1010'], unit: 0 },
  ]);
  expect(t.at('atDoor')).toBe('dead');
});

test('DR-2.5.5.3-a only those inside open, and only the garrison', () => {
  const outside = table({
    phase: 9,
    corrections: tower,
    pieces: { inf: defender('INF', '1010'), orc: invader('ORC', '1009') },
  });
  expect(outside.refusal('defender', { type: 'melee', unit: 0, hex: '1009' })).toBe('DR-2.7.1.3-a');
  const captors = table({
    phase: 4,
    corrections: tower,
    pieces: { orc: invader('ORC', '1009'), inf: defender('INF', '1010') },
  });
  expect(captors.refusal('invader', { type: 'melee', unit: 0, hex: '1010' })).toBe('DR-2.7.1.3-a');
});

test('DR-2.5.5.3-b what was opened stays open through the invader player-turn and shuts with phase 5', () => {
  const t = table({ phase: 9, turn: 5, corrections: tower, pieces: garrison });
  t.play('defender', { type: 'melee', unit: 0, hex: '1010' }, 1);
  t.play('defender', { type: 'end' });
  expect([t.state.turn, t.state.phase]).toEqual([6, 2]);
  t.play('invader', { type: 'end' });
  expect([t.state.turn, t.state.phase]).toEqual([6, 4]);
  expect(t.refusal('invader', { type: 'melee', unit: 1, hex: '1009' })).toBeNull();
  const events = t.play('invader', { type: 'end' });
  expect(eventsOf(events, 'entrance-closed')).toMatchObject([{ between: ['1009', '1010'] }]);
  expect(t.state.entrances).toEqual([0]);
});

const gate: Corrections = {
  map: 'plain',
  walls: {
    add: [
      ['1010', '1110'],
      ['0910', '1010'],
    ],
  },
  entrances: { add: [{ between: ['1009', '1010'], type: 'gate', of: 'wall', inside: '1010' }] },
};

test('DR-2.5.5.3-c the enemy attacks through what was opened, by overrun too unless it is a tower', () => {
  const opened = (corrections: Corrections, inside: string, outside: string) => {
    const t = table({
      phase: 9,
      turn: 5,
      corrections,
      pieces: {
        inf: defender('INF', inside),
        orc: invader('ORC', outside),
        bystander: defender('INF', '2010'),
        foe: invader('ORC', '2009'),
      },
    });
    t.play('defender', { type: 'melee', unit: 0, hex: outside }, 6);
    expect(t.at('orc')).toBe('dead');
    return t.state.entrances;
  };
  const overrun = { type: 'overrun', unit: 1 } as const;
  const pieces = (inside: string, outside: string, facing: 'N' | 'S') => ({
    inf: defender('INF', inside),
    dragon: invader('DRAGON', outside, { facing }),
  });
  const atGate = table({
    phase: 2,
    corrections: gate,
    pieces: pieces('1010', '1009', 'S'),
    state: (state) => {
      state.entrances = opened(gate, '1010', '1009');
    },
  });
  expect(atGate.refusal('invader', { ...overrun, to: '1010' })).toBeNull();
  const intoTower = (phase: 2 | 4) =>
    table({
      phase,
      corrections: tower,
      pieces: pieces('1009', '1010', 'N'),
      state: (state) => {
        state.entrances = opened(tower, '1009', '1010');
      },
    });
  expect(intoTower(2).refusal('invader', { ...overrun, to: '1009' })).toBe('DR-2.4.7.2-c');
  const bite = { type: 'strike', unit: 1, hex: '1009', groups: { head: 1 } } as const;
  expect(intoTower(4).refusal('invader', bite)).toBeNull();
});

test('DR-2.5.5.3-d the garrison opens an entrance for a shot at the hex directly opposite', () => {
  const t = table({
    phase: 8,
    corrections: gate,
    pieces: {
      arh: defender('ARH', '1010'),
      orc: invader('ORC', '1009'),
      beyond: invader('ORC', '1008'),
      bystander: defender('ARH', '2010'),
      foe: invader('ORC', '2009'),
    },
  });
  expect(t.refusal('defender', { type: 'shoot', unit: 0, hex: '1008' })).toBe('DR-2.7.6.2-d');
  const events = t.play('defender', { type: 'shoot', unit: 0, hex: '1009' });
  expect(eventsOf(events, 'entrance-opened')).toMatchObject([
    { clause: 'DR-2.5.5.3-d', between: ['1009', '1010'], unit: 0 },
  ]);
  expect(eventsOf(events, 'attack')).toMatchObject([{ weapon: 'missile', attack: 1, defence: 2, cell: 'M' }]);
  expect(t.state.entrances).toEqual([OPENED]);
  const enemy = table({
    phase: 8,
    corrections: gate,
    pieces: { gob: defender('GOB', '1009'), inf: invader('INF', '1010'), other: invader('INF', '1210') },
  });
  expect(enemy.refusal('defender', { type: 'shoot', unit: 0, hex: '1010' })).toBe('DR-2.7.6.2-d');
});

test('DR-2.5.5.3-d a shot from a tower needs no entrance opened', () => {
  const t = table({
    phase: 8,
    corrections: tower,
    pieces: {
      arh: defender('ARH', '1009'),
      orc: invader('GOB', '1010'),
      bystander: defender('ARH', '2010'),
      foe: invader('ORC', '2009'),
    },
  });
  const events = t.play('defender', { type: 'shoot', unit: 0, hex: '1010' }, 6);
  expect(eventsOf(events, 'entrance-opened')).toEqual([]);
  expect(t.at('orc')).toBe('dead');
});
