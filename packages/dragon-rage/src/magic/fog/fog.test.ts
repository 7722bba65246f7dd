import { expect, test } from 'vitest';
import { openBoard } from '../../core/board.ts';
import type { Hex } from '../../core/vocabulary.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';
import { weatherIn } from '../weather.ts';

const wizard: Piece = { type: 'WZD', side: 'defender', hex: '1010' };
const orc = (hex: string): Piece => ({ type: 'ORC', side: 'invader', hex });
const fog = (hex: string) => ({ type: 'cast', spell: 'fog', unit: 0, hex }) as const;

test('DR-2.8.6-a two points, three hexes away at most', () => {
  const t = table({ phase: 5, pieces: { wizard, orc: orc('2510') } });
  // 1 + 6 + 12 + 18 hexes lie within three.
  expect(t.matching('defender', { type: 'cast', spell: 'fog' })).toHaveLength(37);
  expect(t.refusal('defender', fog('1006'))).toBe('DR-2.8.6-a');
  t.play('defender', fog('1007'));
  expect(t.unit('wizard').spellPoints).toBe(8);
});

test('DR-2.8.6-b DR-2.2.4.6-a the fog covers nineteen hexes', () => {
  const t = table({ phase: 5, pieces: { wizard, orc: orc('2510') } });
  t.play('defender', fog('1010'));
  const board = openBoard(t.state);
  const isFoggy = (hex: Hex) => weatherIn(board, hex, 'bars-fighting') !== null;
  const foggy = (name: string) => isFoggy(t.hex(name));
  expect(['1010', '1008', '1012', '1007', '1013'].map(foggy)).toEqual([true, true, true, false, false]);
  expect(board.map.grid.names.filter((_, hex) => isFoggy(hex))).toHaveLength(19);
});

test('DR-2.8.6-c it lasts until the caster casts again, and outlives him', () => {
  const t = table({
    phase: 5,
    turn: 3,
    pieces: {
      wizard,
      inf: { type: 'INF', side: 'defender', hex: '1510' },
      orc: orc('2015'),
      goblin: { type: 'GOB', side: 'invader', hex: '0515' },
    },
  });
  t.play('defender', fog('1010'));
  let lifted = 0;
  for (let ends = 0; ends < 12 && lifted === 0; ends++) {
    expect(t.state.fog).toHaveLength(1);
    const events = t.play(t.state.phase < 5 ? 'invader' : 'defender', { type: 'end' });
    lifted = eventsOf(events, 'fog-lifted').length;
  }
  expect(lifted).toBe(1);
  expect([t.state.turn, t.state.phase, t.state.fog]).toEqual([4, 5, []]);
});
