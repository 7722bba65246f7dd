import { expect, test } from 'vitest';
import { openBoard } from '../board.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';
import { isBoosted } from './boost.ts';

const wizard: Piece = { type: 'WZD', side: 'defender', hex: '1010' };
const infantry = (hex: string): Piece => ({ type: 'INF', side: 'defender', hex });
const orc = (hex: string): Piece => ({ type: 'ORC', side: 'invader', hex });
const boost = (radius: number) => ({ type: 'cast', spell: 'boost', unit: 0, radius }) as const;

test('DR-2.8.5-a one point for the own hex and one for each hex of radius, two at most', () => {
  const hexesCovered = [1, 7, 19];
  for (const radius of [0, 1, 2]) {
    const t = table({ phase: 5, pieces: { wizard, inf: infantry('2010'), orc: orc('2510') } });
    t.play('defender', boost(radius));
    expect(t.unit('wizard').spellPoints).toBe(10 - (1 + radius));
    const board = openBoard(t.state);
    const covered = board.map.grid.names.filter((_, hex) => isBoosted(board, { ...t.unit('inf'), hex }));
    expect(covered).toHaveLength(hexesCovered[radius]);
  }
  const t = table({ phase: 5, pieces: { wizard, orc: orc('2510') } });
  expect(t.refusal('defender', boost(3))).toBe('DR-2.8.5-a');
  expect(t.refusal('defender', boost(-1))).toBe('DR-2.8.5-a');
  expect(t.matching('defender', { type: 'cast', spell: 'boost' })).toEqual([0, 1, 2].map(boost));
});

test('DR-2.8.5-b only the own side, around the hex where it was cast', () => {
  const t = table({
    phase: 5,
    pieces: {
      wizard,
      near: infantry('1008'),
      far: infantry('1007'),
      orc: orc('1009'),
      other: { ...wizard, hex: '2010' },
    },
  });
  const boosted = () =>
    (['near', 'far', 'orc', 'wizard'] as const).filter((name) => isBoosted(openBoard(t.state), t.unit(name)));
  expect(boosted()).toEqual([]);
  t.play('defender', boost(2));
  expect(boosted()).toEqual(['near', 'wizard']);
  // The area stays where it was cast; who is in it counts when it matters (R-DR-98).
  t.unit('wizard').hex = t.hex('0510');
  t.unit('far').hex = t.hex('1010');
  expect(boosted()).toEqual(['near', 'far']);
});

test('DR-2.8.5-b DR-2.8.5-i it lasts through the enemy player-turn, until the next spell phase of the caster', () => {
  const t = table({
    phase: 4,
    turn: 5,
    pieces: {
      wizard,
      inf: infantry('1010'),
      orc: orc('1012'),
      mil: { type: 'MIL', side: 'defender', hex: '1013' },
    },
    state: (state, hex) => {
      state.boosts.push(
        { hex: hex('1010'), radius: 0, side: 'defender' },
        { hex: hex('1012'), radius: 0, side: 'invader' },
      );
    },
  });
  expect(isBoosted(openBoard(t.state), t.unit('inf'))).toBe(true);
  const events = t.play('invader', { type: 'end' });
  expect(t.state.phase).toBe(5);
  expect(eventsOf(events, 'boost-over').map(({ hex }) => hex)).toEqual(['1010']);
  expect(isBoosted(openBoard(t.state), t.unit('inf'))).toBe(false);
  expect(isBoosted(openBoard(t.state), t.unit('orc'))).toBe(true);
});
