import { expect, test } from 'vitest';
import { openBoard } from '../../core/board.ts';
import { DEAD } from '../../core/vocabulary.ts';
import { controllerOf } from '../../terrain/entrances.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';

const wizard: Piece = { type: 'WZD', side: 'defender', hex: '1010' };
const orc = (hex: string): Piece => ({ type: 'ORC', side: 'invader', hex });
const summon = (hex: string, element: 'earth' | 'fire' = 'earth') =>
  ({ type: 'cast', spell: 'elemental', unit: 0, hex, element }) as const;

test('DR-2.8.9-a five points, within two hexes, under the control of the wizard', () => {
  const t = table({ phase: 5, pieces: { wizard, orc: orc('2510') } });
  // Nineteen hexes for each of the two elements.
  expect(t.matching('defender', { type: 'cast', spell: 'elemental' })).toHaveLength(38);
  expect(t.refusal('defender', summon('1007'))).toBe('DR-2.8.9-a');
  const events = t.play('defender', summon('1008'));
  expect(t.unit('wizard').spellPoints).toBe(5);
  expect(eventsOf(events, 'summoned')).toMatchObject([{ unit: 2, hex: '1008' }]);
  expect(t.state.units[2]).toMatchObject({
    type: 'ELM_EARTH',
    side: 'defender',
    hex: t.hex('1008'),
    master: t.id('wizard'),
    fresh: true,
  });
});

test('DR-2.8.9-a the wizard’s own hex and occupied hexes are allowed, ground it could not stand on is not', () => {
  const t = table({
    phase: 5,
    corrections: {
      hexes: { '1009': { terrain: 'river' }, '1110': { terrain: 'dock' }, '1111': { terrain: 'tower' } },
    },
    pieces: { wizard, orc: orc('1008'), mil: { type: 'MIL', side: 'defender', hex: '1011' } },
    state: (state, hex) => {
      state.carcasses.push(hex('0910'));
    },
  });
  for (const hex of ['1010', '1008', '1011', '1111']) expect(t.refusal('defender', summon(hex))).toBeNull();
  expect(t.refusal('defender', summon('1009'))).toBe('DR-2.8.9-d');
  expect(t.refusal('defender', summon('1110'))).toBe('DR-2.8.9-d');
  expect(t.refusal('defender', summon('0910'))).toBe('DR-2.12.1.8-c');
  // Nineteen hexes less three, for each element.
  expect(t.matching('defender', { type: 'cast', spell: 'elemental' })).toHaveLength(32);
});

test('DR-2.8.9-a one earth and one fire elemental at a time, and a destroyed one may come back', () => {
  const t = table({
    phase: 5,
    pieces: { wizard, earth: { type: 'ELM_EARTH', side: 'invader', hex: '2010' }, orc: orc('2510') },
    state: (state) => {
      state.units[1].master = 2;
    },
  });
  expect(t.refusal('defender', summon('1010', 'earth'))).toBe('DR-2.8.9-a');
  expect(t.refusal('defender', summon('1010', 'fire'))).toBeNull();
  t.unit('earth').hex = DEAD;
  expect(t.refusal('defender', summon('1010', 'earth'))).toBeNull();
});

test('DR-2.2.2-a DR-2.8.9-a wizards of either side conjure, if they have the points', () => {
  const position = (side: 'invader' | 'defender', spellPoints: number) =>
    table({
      phase: side === 'invader' ? 1 : 5,
      pieces: {
        wizard: { type: side === 'invader' ? 'OWZD' : 'WZD', side, hex: '1010', spellPoints },
        foe: side === 'invader' ? { type: 'MIL', side: 'defender', hex: '2510' } : orc('2510'),
      },
    }).refusal(side, summon('1010'));
  expect(position('defender', 5)).toBeNull();
  expect(position('invader', 5)).toBeNull();
  expect(position('defender', 4)).toBe('DR-2.8.2-a');
});

test('DR-2.8.9-a the introductory game has no elementals', () => {
  const t = table({ phase: 5, options: { profile: 'basic' }, pieces: { wizard, orc: orc('2510') } });
  expect(t.refusal('defender', summon('1010'))).toBe('DR-1.1-b');
  expect(t.offers('defender', { type: 'cast', spell: 'elemental' })).toBe(false);
  expect(t.offers('defender', { type: 'cast', spell: 'fog' })).toBe(true);
});

test('DR-2.8.9-b it does not move in the player-turn of its arrival, but attacks', () => {
  const t = table({
    phase: 5,
    pieces: { wizard, orc: orc('1008'), inf: { type: 'INF', side: 'defender', hex: '2010' } },
  });
  t.play('defender', summon('1009', 'fire'));
  expect(t.state.phase).toBe(7);
  expect(t.refusal('defender', { type: 'walk', unit: 3, to: '0909' })).toBe('DR-2.8.9-b');
  expect(t.offers('defender', { type: 'walk', unit: 3 })).toBe(false);
  t.play('defender', { type: 'end' });
  expect(t.state.phase).toBe(9);
  expect(t.offers('defender', { type: 'melee', unit: 3, hex: '1008' })).toBe(true);
});

test('DR-2.8.9-b in the next player-turn it moves', () => {
  const t = table({
    phase: 4,
    pieces: {
      wizard,
      fire: { type: 'ELM_FIRE', side: 'defender', hex: '1009' },
      orc: orc('2510'),
      mil: { type: 'MIL', side: 'defender', hex: '2511' },
    },
    state: (state) => {
      state.units[1].master = 0;
      state.units[1].fresh = true;
    },
  });
  t.play('invader', { type: 'end' });
  t.play('defender', { type: 'end' });
  expect(t.state.phase).toBe(7);
  expect(t.refusal('defender', { type: 'walk', unit: 1, to: '0909' })).toBeNull();
});

test('DR-2.8.9-r being placed on victory points is not entering, coming back is', () => {
  const t = table({
    phase: 5,
    corrections: { hexes: { '1009': { terrain: 'city', vp: 2 } } },
    pieces: { wizard, orc: orc('2510') },
  });
  t.play('defender', summon('1009'));
  expect(t.score()).toBe(0);
  t.state.units[2].fresh = false;
  expect(t.state.phase).toBe(7);
  t.play('defender', { type: 'walk', unit: 2, to: '1008' });
  expect(t.score()).toBe(0);
  t.play('defender', { type: 'walk', unit: 2, to: '1009' });
  expect(t.score()).toBe(2);
});

test('DR-2.8.9-s placed behind a gate it takes control of it for its side', () => {
  const t = table({
    phase: 1,
    corrections: {
      entrances: { add: [{ between: ['1010', '1009'], type: 'gate', of: 'wall', inside: '1010' }] },
    },
    pieces: {
      shaman: { type: 'OWZD', side: 'invader', hex: '1008' },
      mil: { type: 'MIL', side: 'defender', hex: '2510' },
    },
  });
  expect(controllerOf(openBoard(t.state), 0)).toBe('defender');
  t.play('invader', summon('1010'));
  expect(controllerOf(openBoard(t.state), 0)).toBe('invader');
});
