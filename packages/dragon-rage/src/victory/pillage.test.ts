import { describe, expect, test } from 'vitest';
import { activity } from '../core/state.ts';
import type { Phase } from '../core/vocabulary.ts';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';
import type { UnitTypeId } from '../world/unit-types.ts';

/** The city's treasure at 1010, worth two, with an enemy next to it and the defender free to go on afterwards. */
function town(type: UnitTypeId, setting: { phase?: Phase; hex?: string; more?: Record<string, Piece> } = {}) {
  return table({
    phase: setting.phase ?? 4,
    corrections: { hexes: { '1010': { terrain: 'city', vp: 2 } } },
    pieces: {
      raider: invader(type, setting.hex ?? '1010'),
      guard: defender('INF', '1011'),
      ...setting.more,
    },
  });
}

const attack = { type: 'melee', unit: 0, hex: '1011' } as const;
const end = { type: 'end' } as const;

/** Holding pays, attacking does not; a 1 on the die misses. */
function holdOrFight(type: UnitTypeId): void {
  const holds = town(type);
  holds.play('invader', end);
  expect(holds.score()).toBe(2);
  const fights = town(type);
  fights.play('invader', attack, 1);
  expect(fights.score()).toBe(0);
}

describe('hold and refrain', () => {
  test('DR-2.3-k an orc that moves in and makes no attack has destroyed the hex when its player-turn ends', () => {
    const t = town('ORC', { phase: 2, hex: '1009', more: { far: invader('ORC', '2001') } });
    t.play('invader', { type: 'walk', unit: 0, to: '1010' });
    expect(t.score()).toBe(0);
    t.play('invader', end);
    expect([t.state.phase, t.score()]).toEqual([4, 0]);
    const events = t.play('invader', end);
    expect(eventsOf(events, 'razed')).toMatchObject([{ clause: 'DR-2.3-k', hex: '1010', vp: 2, score: 2 }]);
    expect(t.score()).toBe(2);
  });

  test('DR-2.3-k goblins and wargs do likewise, and any attack forfeits it', () => {
    holdOrFight('GOB');
    holdOrFight('WRG');
    holdOrFight('ORC');
  });

  test("DR-2.10.9.1-a an orc that joins another's melee destroys nothing", () => {
    const t = town('ORC', { more: { mate: invader('ORC', '0911') } });
    t.play('invader', { type: 'melee', unit: 2, hex: '1011' });
    t.play('invader', { type: 'join', unit: 0 });
    t.play('invader', { type: 'roll' }, 1);
    expect([t.state.phase > 4, t.score()]).toEqual([true, 0]);
    holdOrFight('ORC');
  });

  test('DR-2.10.11.1-a wargs hold and refrain', () => holdOrFight('WRG'));

  test('DR-2.10.12.1-a goblins hold and refrain, from shooting too', () => {
    holdOrFight('GOB');
    const t = town('GOB', { phase: 3 });
    t.play('invader', { type: 'shoot', unit: 0, hex: '1011' }, 1);
    if (t.state.phase === 4) t.play('invader', end);
    expect(t.score()).toBe(0);
  });

  test('DR-2.3-u the unit may have stood there all along, and must not have attacked by the end', () => {
    const t = town('ORC', { phase: 2 });
    t.play('invader', end);
    expect([t.state.phase, t.score()]).toEqual([4, 0]);
    t.play('invader', end);
    expect(t.score()).toBe(2);
    const leaves = town('ORC', { phase: 2, more: { mate: invader('ORC', '0911') } });
    leaves.play('invader', { type: 'walk', unit: 0, to: '1009' });
    leaves.play('invader', end);
    leaves.play('invader', end);
    expect(leaves.score()).toBe(0);
  });

  test('DR-2.3-u a unit that climbed in on its ladder pillages although it may not fight (R-DR-16)', () => {
    const t = town('ORC', { more: { mate: invader('ORC', '0911') } });
    activity(t.unit('raider')).attempt = 'scale';
    expect(t.refusal('invader', attack)).toBe('DR-2.5.3.1-m');
    t.play('invader', end);
    expect(t.score()).toBe(2);
  });

  test('DR-2.2.4.7-b a hex that lies in ruins yields nothing more', () => {
    const t = town('ORC');
    t.state.razed.push({ hex: t.hex('1010'), vp: 2 });
    t.state.lastDamage = 0;
    const events = t.play('invader', end);
    expect(eventsOf(events, 'razed')).toEqual([]);
    expect([t.score(), t.state.lastDamage]).toEqual([2, 0]);
  });

  test('units of the city destroy nothing by standing in it', () => {
    const t = table({
      phase: 9,
      corrections: { hexes: { '1010': { terrain: 'city', vp: 2 } } },
      pieces: { inf: defender('INF', '1010'), orc: invader('ORC', '1011'), far: invader('ORC', '2001') },
    });
    t.play('defender', end);
    expect(t.score()).toBe(0);
  });
});

describe('human invaders', () => {
  test('DR-2.3-l infantry, militia, archers and cavalry hold and refrain', () => {
    for (const type of ['INF', 'MIL', 'ARH', 'CAV'] as const) holdOrFight(type);
    const t = town('ARH', { phase: 3 });
    t.play('invader', { type: 'shoot', unit: 0, hex: '1011' }, 1);
    for (let ends = 0; ends < 12 && t.state.turn === 1; ends++)
      t.play(t.state.phase < 5 ? 'invader' : 'defender', end);
    expect([t.state.turn, t.score()]).toEqual([2, 0]);
    // the next turn it holds its fire and its blade
    for (let ends = 0; ends < 4 && t.state.phase < 5; ends++) t.play('invader', end);
    expect(t.score()).toBe(2);
  });

  test('DR-2.10.1.2-a militia', () => holdOrFight('MIL'));

  test('DR-2.10.2.1-a infantry', () => holdOrFight('INF'));

  test('DR-2.10.3.2-a cavalry', () => holdOrFight('CAV'));

  test('DR-2.10.4.1-a archers neither shoot nor fight', () => {
    holdOrFight('ARH');
    const t = town('ARH', { phase: 3 });
    t.play('invader', { type: 'shoot', unit: 0, hex: '1011' }, 1);
    if (t.state.phase === 4) t.play('invader', end);
    expect(t.score()).toBe(0);
  });

  test('DR-2.10.5.2-a a hero pillages by himself', () => {
    const t = town('HERO');
    const events = t.play('invader', end);
    expect(eventsOf(events, 'razed')[0].clause).toBe('DR-2.10.5.2-a');
    expect(t.score()).toBe(2);
    holdOrFight('HERO');
  });

  test('DR-2.10.6.1-a a wizard only by his spells', () => {
    const t = town('WZD', { phase: 4, more: { orc: invader('INF', '1110') } });
    t.play('invader', end);
    expect(t.score()).toBe(0);
    const casts = town('WZD', { phase: 1 });
    casts.play('invader', { type: 'cast', spell: 'whirlwind', unit: 0, hex: '1010' });
    expect(casts.score()).toBe(2);
  });
});
