import type { Event } from '@hexwyrm/dragon-pass';
import { expect, test } from 'vitest';
import { movedIn } from './moved.ts';

type Unseen = Extract<Event, { type: 'unseen' }>;

const seen = (events: readonly Event[]) =>
  events.map((event) => ({ event, turn: 1, actions: 1, seat: 'sartar' }));
const unseen = (from: string, to: string, colour: Unseen['colour'] = 'sartar'): Unseen => ({
  type: 'unseen',
  what: 'moved',
  seat: 'sartar',
  colour,
  from,
  to,
  clause: 'DP-5.3-c',
});
const moved = (unit: number, from: string, to: string): Event => ({
  type: 'moved',
  unit,
  from,
  to,
  cost: 1,
  clause: 'DP-6-a',
});

test('steps of one unit are one move, also where hidden ones take turns', () => {
  expect(movedIn(seen([moved(4, '3220', '3221'), moved(4, '3221', '3222')]))).toBe(1);
  expect(
    movedIn(
      seen([unseen('3524', '3523'), unseen('3524', '3523'), unseen('3523', '3422'), unseen('3523', '3522')]),
    ),
  ).toBe(2);
});

test('hidden units of another colour, or from elsewhere, are others', () => {
  expect(movedIn(seen([unseen('3524', '3523'), unseen('3523', '3422', 'horde')]))).toBe(2);
  expect(movedIn(seen([unseen('3524', '3523'), unseen('3220', '3221')]))).toBe(2);
});
