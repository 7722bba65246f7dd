import { expect, test } from 'vitest';
import { eventsOf, table } from '../../testing/table.ts';
import { controlled, earth, militia, orc, units, wizard } from './elementals.fixture.ts';

test('DR-2.8.9-f it must attack whom it shares its hex with before the melee phase ends', () => {
  const t = table({
    phase: 9,
    corrections: { units },
    pieces: { wizard, earth: earth('1008'), orc: orc('1008'), other: orc('1007') },
    state: controlled,
  });
  expect(t.refusal('defender', { type: 'end' })).toBe('DR-2.8.9-f');
  expect(t.refusal('defender', { type: 'melee', unit: 1, hex: '1007' })).toBe('DR-2.8.9-f');
  expect(t.legal('defender')).toEqual([{ type: 'melee', unit: 1, hex: '1008' }]);
  // Four against two: five or more. The orc next door is no part of it.
  const events = t.play('defender', { type: 'melee', unit: 1, hex: '1008' }, 5);
  expect(eventsOf(events, 'attack')).toMatchObject([{ attack: 4, defence: 2, cell: 5 }]);
  expect([t.at('orc'), t.at('other')]).toEqual(['dead', '1007']);
  expect(eventsOf(events, 'phase').length).toBeGreaterThan(0);
});

test('DR-2.8.9-f a friend it stops on is attacked too', () => {
  const t = table({
    phase: 9,
    corrections: { units },
    pieces: {
      wizard,
      earth: earth('1008'),
      mil: militia('1008'),
      orc: orc('2510'),
      inf: { type: 'INF', side: 'defender', hex: '2511' },
    },
    state: controlled,
  });
  expect(t.refusal('defender', { type: 'end' })).toBe('DR-2.8.9-f');
  t.play('defender', { type: 'melee', unit: 1, hex: '1008' }, 3);
  // Four against one: three or more.
  expect([t.at('mil'), t.at('earth')]).toEqual(['dead', '1008']);
  expect(t.refusal('defender', { type: 'end' })).toBeNull();
});

test('DR-2.8.9-f where it cannot fight it need not', () => {
  const t = table({
    phase: 9,
    corrections: { units },
    pieces: {
      wizard,
      earth: earth('1008'),
      orc: orc('1008'),
      far: orc('2510'),
      inf: { type: 'INF', side: 'defender', hex: '2511' },
    },
    state: (state, hex) => {
      controlled(state);
      state.fog.push({ hex: hex('1008'), side: 'defender' });
    },
  });
  expect(t.refusal('defender', { type: 'end' })).toBeNull();
  expect(t.offers('defender', { type: 'melee', unit: 1 })).toBe(false);
});

test('DR-2.8.9-c DR-2.11.4-a it is attacked on the table, has no hit points and dies of one success', () => {
  const t = table({
    phase: 4,
    corrections: { units },
    pieces: { wizard, earth: earth('1008'), a: orc('1007'), b: orc('1108'), mil: militia('2510') },
    state: controlled,
  });
  expect(t.unit('earth').body).toBeNull();
  // Two against four misses by itself, four against four needs a six.
  expect(t.odds('invader', { type: 'melee', unit: t.id('a'), hex: '1008' })).toMatchObject([
    { dice: 0, chance: [0, 1] },
  ]);
  t.play('invader', { type: 'melee', unit: t.id('a'), hex: '1008' });
  t.play('invader', { type: 'join', unit: t.id('b') });
  t.play('invader', { type: 'roll' }, 6);
  expect(t.at('earth')).toBe('dead');
});

test('DR-2.8.9-c it attacks its neighbours on the table, alone or with others', () => {
  const t = table({
    phase: 9,
    corrections: { units },
    pieces: {
      wizard,
      earth: earth('1008'),
      inf: { type: 'INF', side: 'defender', hex: '1107' },
      orc: orc('1007'),
      far: orc('2510'),
    },
    state: controlled,
  });
  expect(t.odds('defender', { type: 'melee', unit: 1, hex: '1007' })).toMatchObject([
    { needs: 5, chance: [2, 6] },
  ]);
  t.play('defender', { type: 'melee', unit: 1, hex: '1007' });
  // Six against two: four or more.
  expect(t.odds('defender', { type: 'join', unit: t.id('inf') })).toMatchObject([
    { needs: 4, chance: [3, 6] },
  ]);
});

test('DR-2.8.9-p unled militia attack it without a check, even when all heroes are dead', () => {
  const t = table({
    phase: 9,
    corrections: { units },
    pieces: {
      mil: militia('1007'),
      earth: { ...earth('1008'), side: 'invader' },
      shaman: { type: 'OWZD', side: 'invader', hex: '1010' },
      other: militia('2510'),
    },
    state: (state) => {
      state.units[1].master = 2;
      state.hadHeroes.defender = true;
    },
  });
  const blow = { type: 'melee', unit: 0, hex: '1008' } as const;
  expect(t.refusal('defender', blow)).toBeNull();
  // One roll at most, that of the table: one against four misses by itself.
  expect(t.odds('defender', blow)).toMatchObject([{ roll: 'attack', dice: 0, chance: [0, 1] }]);
});

test('DR-2.8.9-q under a dragon it strikes the belly and does its strength in damage', () => {
  const position = () =>
    table({
      phase: 9,
      corrections: { units },
      pieces: {
        wizard,
        fire: { type: 'ELM_FIRE', side: 'defender', hex: '1008' },
        dragon: { type: 'DRAGON', side: 'invader', hex: '1008', facing: 'N' },
        inf: { type: 'INF', side: 'defender', hex: '1007' },
      },
      state: controlled,
    });
  const blow = { type: 'melee', unit: 1, monster: 2, area: 'belly' } as const;
  const hit = position();
  expect(hit.odds('defender', blow)).toMatchObject([{ needs: 4, modifier: 0, chance: [3, 6] }]);
  hit.play('defender', blow, 4);
  expect(hit.hp('dragon', 'belly')).toEqual([1]);
  const miss = position();
  miss.play('defender', blow, 3);
  expect(miss.hp('dragon', 'belly')).toEqual([6]);
});
