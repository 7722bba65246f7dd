import { expect, test } from 'vitest';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, table } from '../testing/table.ts';

/** Something to do elsewhere keeps the phase open. */
const idle = { farInf: defender('INF', '2010'), farOrc: invader('ORC', '2011') };

const led = () =>
  table({
    phase: 9,
    pieces: {
      inf: defender('INF', '1010'),
      hero: defender('HERO', '1010'),
      mil: defender('MIL', '1110'),
      orc: invader('ORC', '1009'),
      ...idle,
    },
  });

test('DR-2.7.1-b, DR-2.10.5.1-a the sum names each strength, what a hero adds to it, and the place on the table', () => {
  const t = led();
  t.play('defender', { type: 'melee', unit: t.id('inf'), hex: '1009' });
  const infantry = { what: 'strength', unit: t.id('inf'), value: 2, clause: 'DR-2.7.1.2-a' };
  const doubled = { what: 'hero', unit: t.id('inf'), value: 2, clause: 'DR-2.10.5.1-a' };
  const orc = { what: 'strength', unit: t.id('orc'), value: 2, clause: 'DR-2.7.1.2-b' };
  // 2 doubled by the hero is 4 against 2: fourth row, second column, 5 or more.
  expect(t.odds('defender', { type: 'roll' })).toEqual([
    {
      roll: 'attack',
      clause: 'DR-2.7.1-b',
      dice: 1,
      needs: 5,
      modifier: 0,
      modifiers: [],
      chance: [2, 6],
      results: [
        { result: 'destroyed', chance: [2, 6] },
        { result: 'missed', chance: [4, 6] },
      ],
      comparison: {
        attack: { parts: [infantry, doubled], total: 4 },
        defence: { parts: [orc], total: 2 },
        row: 3,
        column: 1,
        cell: 5,
      },
    },
  ]);
  // With the hero's own 3 it is 7 against 2, a quotient of 3: 4 or more.
  const hero = { what: 'strength', unit: t.id('hero'), value: 3, clause: 'DR-2.7.1.2-a' };
  expect(t.odds('defender', { type: 'join', unit: t.id('hero') })).toMatchObject([
    {
      needs: 4,
      chance: [3, 6],
      comparison: { attack: { parts: [infantry, doubled, hero], total: 7 }, row: 6, column: 1, cell: 4 },
    },
  ]);
});

test('DR-2.7.1-b dice fall on a joint attack only when the player says so, even if nobody is left to join', () => {
  const t = led();
  t.play('defender', { type: 'melee', unit: t.id('inf'), hex: '1009' });
  t.play('defender', { type: 'join', unit: t.id('hero') });
  const joined = t.play('defender', { type: 'join', unit: t.id('mil') });
  expect(joined).toEqual([
    {
      type: 'attack-planned',
      clause: 'DR-2.7.1.2-a',
      weapon: 'melee',
      units: [t.id('inf'), t.id('hero'), t.id('mil')],
      hex: '1009',
      bolt: false,
    },
  ]);
  expect(t.legal('defender')).toEqual([{ type: 'roll' }]);
  // 4 + 3 + 1 against 2 is a quotient of 4: 3 or more.
  expect(t.odds('defender', { type: 'roll' })).toMatchObject([{ needs: 3, chance: [4, 6] }]);
  const events = t.play('defender', { type: 'roll' }, 3);
  expect(eventsOf(events, 'attack')).toMatchObject([{ attack: 8, defence: 2, cell: 3 }]);
  expect(t.at('orc')).toBe('dead');
});

test('DR-2.7.1-b an attack that nobody can join is rolled at once', () => {
  const t = table({
    phase: 9,
    pieces: { inf: defender('INF', '1010'), orc: invader('ORC', '1009'), ...idle },
  });
  const events = t.play('defender', { type: 'melee', unit: t.id('inf'), hex: '1009' }, 6);
  expect(eventsOf(events, 'rolled')).toMatchObject([{ dice: [6], needs: 6, success: true }]);
});

test('DR-2.8.5-c a boost stands among the modifiers of the die, a held bolt among the strengths', () => {
  const t = table({
    phase: 9,
    pieces: { inf: defender('INF', '1010'), orc: invader('ORC', '1009'), ...idle },
    state: (state, hex) => {
      state.boosts.push({ hex: hex('1010'), radius: 0, side: 'defender' });
      state.bolts.push({ side: 'defender', hex: hex('1009'), target: 1, power: 2 });
    },
  });
  t.play('defender', { type: 'melee', unit: t.id('inf'), hex: '1009' });
  // 2 + 2 against 2: 5 or more, with one added 4 or more; half of the strength is boosted.
  expect(t.odds('defender', { type: 'join', bolt: true })).toMatchObject([
    {
      needs: 5,
      modifier: 1,
      modifiers: [{ what: 'boost', value: 1, clause: 'DR-2.8.5-c' }],
      chance: [3, 6],
      comparison: {
        attack: {
          parts: [
            { what: 'strength', value: 2 },
            { what: 'bolt', value: 2, clause: 'DR-2.8.8-h' },
          ],
          total: 4,
        },
      },
    },
  ]);
});

test('DR-2.12.2.3-c a strike adds group by group, and rage triples it beyond the printed table', () => {
  const t = table({
    phase: 4,
    pieces: {
      dragon: invader('DRAGON', '1010', { facing: 'N' }),
      killer: defender('INF', '1009', { killer: true }),
      ...idle,
    },
  });
  const strike = { type: 'strike', unit: 0, hex: '1009', groups: { head: 1, wings: 2, legs: 4 } } as const;
  // 3 + 2 wings at 2 + 4 legs at 1 is 11; twice that on top is 33, and the table ends at 30.
  expect(t.odds('invader', strike)).toMatchObject([
    {
      dice: 0,
      chance: [1, 1],
      results: [{ result: 'destroyed', chance: [1, 1] }],
      comparison: {
        attack: {
          parts: [
            { what: 'head', count: 1, value: 3 },
            { what: 'wings', count: 2, value: 4 },
            { what: 'legs', count: 4, value: 4 },
            { what: 'rage', value: 22, clause: 'DR-2.12.2.3-c' },
          ],
          total: 33,
        },
        defence: { total: 2 },
        row: null,
        column: 1,
        cell: 'D',
      },
    },
  ]);
});

test('DR-2.7.2-f a blow says what it does, and who helps it', () => {
  const t = table({
    phase: 9,
    pieces: {
      dragon: invader('DRAGON', '1010', { facing: 'N' }),
      cav: defender('CAV', '1110'),
      hero: defender('HERO', '1210'),
      ...idle,
    },
  });
  const blow = { type: 'melee', unit: t.id('cav'), monster: 0, area: 'wings' } as const;
  // Wings are hit on 4; a hero beside adds one; cavalry takes 3 points.
  expect(t.odds('defender', blow)).toMatchObject([
    {
      needs: 4,
      modifiers: [{ what: 'leader', value: 1, clause: 'DR-2.10.5.4-a' }],
      results: [
        { result: 'damaged', value: 3, chance: [4, 6] },
        { result: 'missed', chance: [2, 6] },
      ],
    },
  ]);
});

test('DR-2.12.2.1-b, DR-2.12.1.5.2-b an escape says what shelters from fire and what rage takes off', () => {
  const t = table({
    phase: 3,
    map: 'plain',
    pieces: {
      dragon: invader('DRAGON', '1010', { facing: 'N' }),
      killer: defender('CAV', '1009', { killer: true }),
      gob: invader('GOB', '2012'),
      ...idle,
    },
  });
  // Cavalry escapes on 4; two off for a killer: only a 6 is enough.
  expect(t.odds('invader', { type: 'breathe', unit: 0, facing: 'N' })).toMatchObject([
    {
      needs: 4,
      modifier: -2,
      modifiers: [{ what: 'killer', value: -2, clause: 'DR-2.12.2.3-d' }],
      results: [
        { result: 'escaped', chance: [1, 6] },
        { result: 'destroyed', chance: [5, 6] },
      ],
    },
  ]);
});
