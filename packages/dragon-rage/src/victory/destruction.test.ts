import { describe, expect, test } from 'vitest';
import { SMASHED } from '../core/state.ts';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, table } from '../testing/table.ts';

const step = (unit: number, to: string) => ({ type: 'walk', unit, to }) as const;
const worth = (vp: number) => ({ terrain: 'city' as const, vp });

describe('markers and pointer', () => {
  test('DR-2.2.4.2-a the pointer shows the last turn in which something was destroyed', () => {
    const t = table({
      phase: 2,
      turn: 6,
      corrections: { hexes: { '1010': worth(2), '1011': worth(1), '1012': worth(1) } },
      pieces: { troll: invader('TRL', '1009'), idle: invader('ORC', '2001'), inf: defender('INF', '2015') },
      state: (state) => {
        state.lastDamage = 3;
      },
    });
    t.play('invader', step(0, '1010'));
    expect(t.state.lastDamage).toBe(6);
    t.play('invader', step(0, '1011'));
    expect(t.state.lastDamage).toBe(6);
    t.state.turn = 9;
    t.play('invader', step(0, '1010'));
    expect(t.state.lastDamage).toBe(6);
    t.play('invader', step(0, '1011'));
    expect([t.score(), t.state.lastDamage]).toEqual([3, 6]);
    t.state.units[0].did = null;
    t.play('invader', step(0, '1012'));
    expect([t.score(), t.state.lastDamage]).toEqual([4, 9]);
  });

  test('DR-2.2.4.7-a the marker scores the value of the hex and changes nothing on the ground', () => {
    const t = table({
      phase: 2,
      corrections: {
        hexes: { '1010': worth(3) },
        entrances: { add: [{ between: ['1009', '1010'], type: 'door', of: 'wall', inside: '1010' }] },
      },
      pieces: { troll: invader('TRL', '1011'), orc: invader('ORC', '0911'), inf: defender('INF', '2015') },
    });
    const events = t.play('invader', step(0, '1010'));
    expect(eventsOf(events, 'razed')).toMatchObject([{ hex: '1010', vp: 3, score: 3 }]);
    expect(t.state.razed).toEqual([{ hex: t.hex('1010'), vp: 3 }]);
    t.play('invader', step(0, '1110'));
    t.play('invader', step(1, '1010'));
    expect(t.unit('orc').did?.spent).toBe(1);
    expect(t.state.entrances[0] & SMASHED).toBe(0);
    expect(t.score()).toBe(3);
  });
});

describe('destroyed by entering', () => {
  test('DR-2.3-j a giant destroys what it enters, even in passing, unless the city is there', () => {
    const t = table({
      phase: 2,
      corrections: { hexes: { '1010': worth(1), '1012': worth(2) } },
      pieces: {
        giant: invader('GIANT', '1009'),
        idle: invader('ORC', '2001'),
        archer: defender('ARH', '1012'),
      },
    });
    t.play('invader', step(0, '1010'));
    expect(t.score()).toBe(1);
    t.play('invader', step(0, '1011'));
    t.play('invader', step(0, '1012'));
    expect([t.at('giant'), t.score()]).toEqual(['1012', 1]);
  });

  test('DR-2.3-j an orc that enters does not', () => {
    const t = table({
      phase: 2,
      corrections: { hexes: { '1010': worth(1) } },
      pieces: { orc: invader('ORC', '1009'), idle: invader('ORC', '2001'), inf: defender('INF', '2015') },
    });
    t.play('invader', step(0, '1010'));
    expect(t.score()).toBe(0);
  });

  test('DR-2.10.10.1-a a troll destroys on entry and keeps its attack', () => {
    const t = table({
      phase: 2,
      corrections: { hexes: { '1010': worth(1) } },
      pieces: { troll: invader('TRL', '1009'), inf: defender('INF', '1011'), far: defender('INF', '2015') },
    });
    t.play('invader', step(0, '1010'));
    expect(t.score()).toBe(1);
    t.play('invader', { type: 'end' });
    expect(t.state.phase).toBe(4);
    expect(t.refusal('invader', { type: 'melee', unit: 0, hex: '1011' })).toBeNull();
  });

  test('DR-2.10.10.1-a not where a city unit stands', () => {
    const t = table({
      phase: 2,
      corrections: { hexes: { '1010': worth(1) } },
      pieces: { troll: invader('TRL', '1009'), wizard: defender('WZD', '1010') },
    });
    expect(t.refusal('invader', step(0, '1010'))).toBe('DR-2.4.3-a');
  });
});

describe('door hexes of Nurkott', () => {
  const north = (t: { state: { entrances: number[] } }): boolean => (t.state.entrances[0] & SMASHED) !== 0;

  test('DR-2.3-b a dragon that turns to the door breaks it and scores the hex', () => {
    const t = table({
      map: 'nurkott',
      phase: 2,
      pieces: {
        dragon: invader('DRAGON', '1203', { facing: 'SE' }),
        giant: invader('GIANT', '0202'),
        orc: defender('ORC', '2310'),
      },
    });
    const events = t.play('invader', { type: 'turn', unit: 0, facing: 'S' });
    expect(eventsOf(events, 'razed')).toMatchObject([{ clause: 'DR-2.5.5.1-f', hex: '1204', vp: 2 }]);
    expect([north(t), t.score()]).toEqual([true, 2]);
  });

  test('DR-2.3-v entering or holding does not destroy it, breaking the door from within does', () => {
    const t = table({
      map: 'nurkott',
      phase: 2,
      pieces: {
        troll: invader('TRL', '1205'),
        giant: invader('GIANT', '0202'),
        orc: defender('ORC', '2310'),
      },
    });
    t.play('invader', step(0, '1204'));
    expect([north(t), t.score()]).toEqual([false, 0]);
    t.play('invader', { type: 'smash', unit: 0, to: '1203' });
    expect([north(t), t.score()]).toEqual([true, 2]);
    const held = table({
      map: 'nurkott',
      phase: 4,
      pieces: {
        inf: invader('INF', '1204'),
        foe: defender('ORC', '1205'),
        idle: defender('ORC', '2310'),
      },
    });
    held.play('invader', { type: 'end' });
    expect(held.score()).toBe(0);
  });

  test('DR-2.3-v a whirlwind destroys it and leaves the door; breaking that scores nothing more', () => {
    const t = table({
      map: 'nurkott',
      phase: 1,
      pieces: {
        wizard: invader('WZD', '1103'),
        troll: invader('TRL', '1203'),
        orc: defender('ORC', '2310'),
      },
    });
    t.play('invader', { type: 'cast', spell: 'whirlwind', unit: 0, hex: '1204' });
    expect([north(t), t.score(), t.state.phase]).toEqual([false, 2, 2]);
    t.play('invader', { type: 'smash', unit: 1, to: '1204' });
    expect([north(t), t.score()]).toEqual([true, 2]);
  });
});
