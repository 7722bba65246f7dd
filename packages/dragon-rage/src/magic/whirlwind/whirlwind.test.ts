import { expect, test } from 'vitest';
import { SMASHED } from '../../core/state.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';

const wizard: Piece = { type: 'WZD', side: 'defender', hex: '1010' };
const orc = (hex: string): Piece => ({ type: 'ORC', side: 'invader', hex });
const whirl = (hex: string) => ({ type: 'cast', spell: 'whirlwind', unit: 0, hex }) as const;

/** A defender's whirlwind about to see his spell phase begin. */
function beforeDrift(hex: string, drifted: boolean, vp: Record<string, number> = {}) {
  return table({
    phase: 4,
    turn: 2,
    corrections: {
      hexes: Object.fromEntries(
        Object.entries(vp).map(([name, worth]) => [name, { terrain: 'city', vp: worth }]),
      ),
    },
    pieces: {
      wizard: { ...wizard, hex: '2010' },
      orc: orc('0310'),
      inf: { type: 'INF', side: 'defender', hex: '0311' },
    },
    state: (state, at) => {
      state.whirlwinds.push({ hex: at(hex), side: 'defender', drifted, spared: [] });
    },
  });
}

test('DR-2.8.7-a two points, four hexes away at most', () => {
  const t = table({ phase: 5, pieces: { wizard, orc: orc('2510') } });
  // 37 hexes within three and 24 more at four.
  expect(t.matching('defender', { type: 'cast', spell: 'whirlwind' })).toHaveLength(61);
  expect(t.refusal('defender', whirl('1005'))).toBe('DR-2.8.7-a');
  t.play('defender', whirl('1006'));
  expect(t.unit('wizard').spellPoints).toBe(8);
});

test('DR-2.8.7-b it stays in its hex through the enemy player-turn', () => {
  const t = table({
    phase: 5,
    turn: 2,
    pieces: {
      wizard,
      orc: orc('2510'),
      goblin: { type: 'GOB', side: 'invader', hex: '0210' },
      mil: { type: 'MIL', side: 'defender', hex: '0211' },
    },
  });
  t.play('defender', whirl('1008'));
  for (let ends = 0; ends < 9 && t.state.turn < 3; ends++)
    t.play(t.state.phase < 5 ? 'invader' : 'defender', { type: 'end' });
  expect([t.state.turn, t.state.phase]).toEqual([3, 2]);
  expect(t.state.whirlwinds).toEqual([{ hex: t.hex('1008'), side: 'defender', drifted: false, spared: [] }]);
});

test('DR-2.8.7-c it drifts one hex, the die counting clockwise from north', () => {
  const to = ['1009', '1110', '1111', '1011', '0911', '0910'];
  for (let die = 1; die <= 6; die++) {
    const t = beforeDrift('1010', false);
    const events = t.play('invader', { type: 'end' }, die);
    expect(eventsOf(events, 'whirlwind-drifted')).toMatchObject([{ from: '1010', to: to[die - 1] }]);
    expect(t.state.whirlwinds).toEqual([
      { hex: t.hex(to[die - 1]), side: 'defender', drifted: true, spared: [] },
    ]);
  }
});

test('DR-2.8.7-d after the drift it lasts one more turn', () => {
  const t = beforeDrift('1010', true);
  const events = t.play('invader', { type: 'end' });
  expect(eventsOf(events, 'whirlwind-gone')).toMatchObject([{ hex: '1010', clause: 'DR-2.8.7-d' }]);
  expect(t.state.whirlwinds).toEqual([]);
});

test('DR-2.8.7-c DR-2.8.7-d only the spell phase of its own caster moves it', () => {
  const t = table({
    phase: 9,
    pieces: {
      shaman: { type: 'OWZD', side: 'invader', hex: '2010' },
      orc: orc('0310'),
      inf: { type: 'INF', side: 'defender', hex: '0311' },
    },
    state: (state, at) => {
      state.whirlwinds.push({ hex: at('1010'), side: 'defender', drifted: false, spared: [] });
    },
  });
  t.play('defender', { type: 'end' });
  expect(t.state.phase).toBe(1);
  expect(t.state.whirlwinds).toHaveLength(1);
  expect(t.state.whirlwinds[0].drifted).toBe(false);
});

test('DR-2.8.7-m DR-2.3-m victory points fall where it is cast, whoever cast it', () => {
  const t = table({
    phase: 5,
    turn: 6,
    corrections: { hexes: { '1008': { terrain: 'city', vp: 3 } } },
    pieces: { wizard, orc: orc('2510') },
  });
  const events = t.play('defender', whirl('1008'));
  expect(t.score()).toBe(3);
  expect(eventsOf(events, 'razed')).toMatchObject([{ hex: '1008', vp: 3, clause: 'DR-2.8.7-m' }]);
  expect(t.state.lastDamage).toBe(6);
});

test('DR-2.8.7-m DR-2.3-m and where it drifts', () => {
  const t = beforeDrift('1010', false, { '1010': 2, '1009': 1, '1011': 5 });
  t.state.razed.push({ hex: t.hex('1010'), vp: 2 });
  t.play('invader', { type: 'end' }, 1);
  expect(t.score()).toBe(3);
  expect(t.state.razed.map(({ hex }) => hex)).toEqual([t.hex('1010'), t.hex('1009')]);
});

test('DR-2.10.6.1-a a wizard destroys victory points by his spells only', () => {
  const t = table({
    phase: 1,
    corrections: { hexes: { '1010': { terrain: 'city', vp: 2 } } },
    pieces: {
      wizard: { type: 'OWZD', side: 'invader', hex: '1010' },
      inf: { type: 'INF', side: 'defender', hex: '0311' },
    },
  });
  // He holds the hex for a whole player-turn and nothing falls.
  for (let ends = 0; ends < 9 && t.state.phase < 5; ends++) t.play('invader', { type: 'end' });
  expect([t.state.phase, t.score()]).toEqual([7, 0]);
  for (let ends = 0; ends < 9 && t.state.turn < 2; ends++) t.play('defender', { type: 'end' });
  expect([t.state.phase, t.score()]).toEqual([1, 0]);
  t.play('invader', whirl('1010'));
  expect(t.score()).toBe(2);
});

test('DR-2.8.7-k entrances and bridges are unharmed', () => {
  const t = table({
    map: 'esirien',
    phase: 5,
    pieces: { wizard: { ...wizard, hex: '1408' }, orc: orc('0110') },
  });
  const before = t.state.entrances.slice();
  t.play('defender', whirl('1407'));
  expect(t.state.bridges).toEqual([]);
  expect(t.state.entrances).toEqual(before);
  expect(t.state.entrances.every((bits) => (bits & SMASHED) === 0)).toBe(true);
});

test('DR-2.8.7-p a whirlwind that drifts off the map is removed', () => {
  const t = beforeDrift('1001', false);
  const events = t.play('invader', { type: 'end' }, 1);
  expect(eventsOf(events, 'whirlwind-gone')).toMatchObject([{ hex: '1001', clause: 'DR-2.8.7-p' }]);
  expect(t.state.whirlwinds).toEqual([]);
});
