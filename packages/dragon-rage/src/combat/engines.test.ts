import { scriptedDice } from '@hexwyrm/kernel';
import { expect, test } from 'vitest';
import { escapeOrDie } from '../consequences/escape.ts';
import { openPlay } from '../core/board.ts';
import type { Area } from '../core/vocabulary.ts';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, table } from '../testing/table.ts';
import type { Corrections } from '../world/corrections.ts';

const idle = {
  bystander: defender('ARH', '2010'),
  guard: defender('INF', '2110'),
  foe: invader('GOB', '2009'),
};
const tower: Corrections = { map: 'plain', hexes: { '1010': { terrain: 'tower' } } };
const dragonAt = (hex: string, aloft = false) => invader('DRAGON', hex, { facing: 'N', aloft });

const shot = (hex: string) => ({ type: 'shoot', unit: 0, hex }) as const;
const shotAt = (area?: Area) =>
  area
    ? ({ type: 'shoot', unit: 0, monster: 1, area } as const)
    : ({ type: 'shoot', unit: 0, monster: 1 } as const);

/** An engine in 1010 with one enemy before it. */
const position = (engine: 'CAT' | 'BAL', enemy: ReturnType<typeof invader>, corrections?: Corrections) =>
  table({
    phase: 8,
    ...(corrections ? { corrections } : {}),
    pieces: { engine: defender(engine, '1010'), enemy, ...idle },
  });

test('DR-2.10.8-a engines never move', () => {
  for (const engine of ['CAT', 'BAL'] as const) {
    const t = table({ phase: 7, pieces: { engine: defender(engine, '1010'), ...idle } });
    expect(t.offers('defender', { type: 'walk', unit: 0 })).toBe(false);
    expect(t.refusal('defender', { type: 'walk', unit: 0, to: '1009' })).toBe('DR-2.10.8-a');
  }
});

test('DR-2.10.8-b an engine that must escape is destroyed without a roll', () => {
  const t = table({ phase: 3, pieces: { bal: defender('BAL', '1010'), ...idle } });
  const play = openPlay(t.state, scriptedDice([]));
  escapeOrDie(play, 0, { peril: 'fire', clause: 'DR-2.12.1.5.2-a' });
  expect(t.at('bal')).toBe('dead');
  expect(play.events.map(({ type, clause }) => ({ type, clause }))).toEqual([
    { type: 'destroyed', clause: 'DR-2.10.8-b' },
  ]);
});

test('DR-2.10.8-b dragonfire destroys a ballista without a die', () => {
  const t = table({
    phase: 3,
    pieces: {
      dragon: dragonAt('1010'),
      bal: defender('BAL', '1009'),
      gob: invader('GOB', '2012'),
      ...idle,
    },
  });
  const events = t.play('invader', { type: 'breathe', unit: 0, facing: 'N' });
  expect(t.at('bal')).toBe('dead');
  expect(eventsOf(events, 'rolled')).toEqual([]);
});

test('DR-2.10.8-c engines fire in the archery phase and never make melee attacks', () => {
  const pieces = { bal: defender('BAL', '1010'), orc: invader('ORC', '1009'), ...idle };
  expect(table({ phase: 8, pieces }).offers('defender', shot('1009'))).toBe(true);
  const melee = table({ phase: 9, pieces });
  expect(melee.offers('defender', { type: 'melee', unit: 0 })).toBe(false);
  expect(melee.refusal('defender', { type: 'melee', unit: 0, hex: '1009' })).toBe('DR-2.10.8-c');
});

test('DR-2.10.8-d a hit does one point to a chosen area, two to the belly of a flyer', () => {
  const ground = position('CAT', dragonAt('1008'));
  ground.play('defender', shotAt('legs'), 6);
  expect(ground.hp('enemy', 'legs')).toEqual([2, 3, 3, 3]);
  const air = position('BAL', dragonAt('1008', true));
  air.play('defender', shotAt(), 6);
  expect(air.hp('enemy', 'belly')).toEqual([4]);
  const agreed = table({
    phase: 8,
    options: { engineDamage: 2 },
    pieces: { engine: defender('CAT', '1010'), enemy: dragonAt('1008'), ...idle },
  });
  agreed.play('defender', shotAt('legs'), 6);
  expect(agreed.hp('enemy', 'legs')).toEqual([1, 3, 3, 3]);
});

test('DR-2.10.8-e engines of a demoralised side fire without a morale check', () => {
  const t = table({
    phase: 8,
    pieces: { engine: defender('BAL', '1010'), enemy: dragonAt('1008'), ...idle },
    state: (state) => {
      state.hadHeroes.defender = true;
    },
  });
  const events = t.play('defender', shotAt('legs'), 5);
  expect(eventsOf(events, 'rolled').map((roll) => roll.roll)).toEqual(['to-hit']);
});

test('DR-2.10.8-f an engine never adds its shot to a melee', () => {
  const pieces = {
    engine: defender('CAT', '1010'),
    orc: invader('ORC', '1008'),
    inf: defender('INF', '1009'),
    arh: defender('ARH', '1110'),
    ...idle,
  };
  const t = table({ phase: 9, pieces });
  t.play('defender', { type: 'melee', unit: 2, hex: '1008' });
  expect(t.refusal('defender', { type: 'join', unit: 0 })).toBe('DR-2.10.8-f');
  expect(t.matching('defender', { type: 'join' })).toEqual([{ type: 'join', unit: 3 }]);
  expect(table({ phase: 8, pieces }).refusal('defender', shot('1008'))).toBeNull();
});

test('DR-2.10.8.1-a a catapult reaches from two to four hexes', () => {
  const at = (hex: string) => position('CAT', invader('ORC', hex)).refusal('defender', shot(hex));
  expect([at('1008'), at('1007'), at('1006')]).toEqual([null, null, null]);
  expect([at('1009'), at('1005')]).toEqual(['DR-2.10.8.1-a', 'DR-2.10.8.1-a']);
  const high = position('CAT', invader('ORC', '1005'), tower);
  expect(high.refusal('defender', shot('1005'))).toBe('DR-2.10.8.1-a');
});

test('DR-2.10.8.1-b a catapult needs no line of sight', () => {
  const walled: Corrections = {
    map: 'plain',
    hexes: { '1008': { terrain: 'tower' } },
    walls: { add: [['1009', '1010']] },
  };
  expect(position('CAT', invader('ORC', '1006'), walled).refusal('defender', shot('1006'))).toBeNull();
  expect(position('BAL', invader('ORC', '1007'), walled).refusal('defender', shot('1007'))).toBe(
    'DR-2.7.6.2-d',
  );
});

test('DR-2.10.8.1-c a catapult cannot fire at a monster in flight', () => {
  expect(position('CAT', dragonAt('1007', true)).refusal('defender', shotAt())).toBe('DR-2.10.8.1-c');
  expect(position('CAT', dragonAt('1007')).refusal('defender', shotAt('head'))).toBeNull();
});

test('DR-2.10.8.1-d a catapult has strength two when firing, one when attacked', () => {
  const events = position('CAT', invader('ORC', '1008')).play('defender', shot('1008'), 6);
  expect(eventsOf(events, 'attack')).toMatchObject([{ attack: 2, defence: 2, cell: 6 }]);
  const attacked = table({
    phase: 4,
    pieces: { orc: invader('ORC', '1009'), cat: defender('CAT', '1010'), ...idle },
  });
  const melee = attacked.play('invader', { type: 'melee', unit: 0, hex: '1010' }, 5);
  expect(eventsOf(melee, 'attack')).toMatchObject([{ attack: 2, defence: 1, cell: 5 }]);
});

/** Whether a shot with that die hurts the monster. */
function hits(engine: 'CAT' | 'BAL', hex: string, die: number, corrections?: Corrections): boolean {
  const t = position(engine, dragonAt(hex), corrections);
  const events = t.play('defender', shotAt('head'), die);
  return eventsOf(events, 'damaged').length > 0;
}

test('DR-2.10.8.1-e a catapult hits any monster on 6 whatever the range', () => {
  for (const hex of ['1008', '1007', '1006'])
    expect([hits('CAT', hex, 5), hits('CAT', hex, 6)]).toEqual([false, true]);
});

test('DR-2.10.8.2-a a ballista reaches three hexes, four from a tower', () => {
  const at = (hex: string, corrections?: Corrections) =>
    position('BAL', invader('ORC', hex), corrections).refusal('defender', shot(hex));
  expect([at('1009'), at('1007'), at('1006')]).toEqual([null, null, 'DR-2.10.8.2-a']);
  expect([at('1006', tower), at('1005', tower)]).toEqual([null, 'DR-2.10.8.2-a']);
});

test('DR-2.10.8.2-b a ballista has strength two when firing, one when attacked', () => {
  const events = position('BAL', invader('ORC', '1009')).play('defender', shot('1009'), 6);
  expect(eventsOf(events, 'attack')).toMatchObject([{ attack: 2, defence: 2, cell: 6 }]);
  const attacked = table({
    phase: 4,
    pieces: { orc: invader('ORC', '1009'), bal: defender('BAL', '1010'), ...idle },
  });
  const melee = attacked.play('invader', { type: 'melee', unit: 0, hex: '1010' }, 4);
  expect(eventsOf(melee, 'attack')).toMatchObject([{ attack: 2, defence: 1, cell: 5 }]);
});

test('DR-2.10.8.2-c a ballista hits monsters on 4+ at one hex, 5+ at two, 6 beyond', () => {
  const threshold = (hex: string, corrections?: Corrections) =>
    [1, 2, 3, 4, 5, 6].find((die) => hits('BAL', hex, die, corrections));
  expect([threshold('1009'), threshold('1008'), threshold('1007')]).toEqual([4, 5, 6]);
  expect(threshold('1006', tower)).toBe(6);
});

test('DR-2.10.8.2-d at three or four hexes a ballista has strength one against troops', () => {
  const cells = (hex: string, corrections?: Corrections) => {
    const t = position('BAL', invader('ORC', hex), corrections);
    return eventsOf(t.play('defender', shot(hex), 1), 'attack').map(({ attack, cell }) => [attack, cell]);
  };
  expect(cells('1008')).toEqual([[2, 6]]);
  expect(cells('1007')).toEqual([[1, 'M']]);
  expect(cells('1006', tower)).toEqual([[1, 'M']]);
});

test('DR-2.10.8.2-e against flyers a ballista uses its own numbers and its full range from a tower', () => {
  const belly = (hex: string, die: number) => {
    const t = position('BAL', dragonAt(hex, true), tower);
    t.play('defender', shotAt(), die);
    return t.hp('enemy', 'belly');
  };
  expect([belly('1008', 4), belly('1008', 5)]).toEqual([[6], [4]]);
  expect([belly('1006', 5), belly('1006', 6)]).toEqual([[6], [4]]);
});
