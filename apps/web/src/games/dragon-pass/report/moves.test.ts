import { dragonPass, type Event } from '@hexwyrm/dragon-pass';
import { seededDice } from '@hexwyrm/kernel';
import { expect, test } from 'vitest';
import { gatheringOf, movesIn } from './moves.ts';

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
const movedIn = (...events: readonly Event[]) => movesIn(seen(events)).length;

test('steps of one unit are one move, also where hidden ones take turns', () => {
  expect(movesIn(seen([moved(4, '3220', '3221'), moved(4, '3221', '3222')]))).toEqual([
    { seat: 'sartar', from: '3220', to: '3222', actions: 1 },
  ]);
  expect(
    movedIn(unseen('3524', '3523'), unseen('3524', '3523'), unseen('3523', '3422'), unseen('3523', '3522')),
  ).toBe(2);
});

test('hidden units of another colour, or from elsewhere, are others', () => {
  expect(movedIn(unseen('3524', '3523'), unseen('3523', '3422', 'horde'))).toBe(2);
  expect(movedIn(unseen('3524', '3523'), unseen('3220', '3221'))).toBe(2);
});

test('hidden units that come onto the map are as many as their steps', () => {
  expect(movedIn(unseen('', '3524'), unseen('', '3524'))).toBe(2);
});

test('a place is named where more than half ended within three hexes of it, whatever way they came', () => {
  const view = dragonPass.view(dragonPass.setup('pass-2', {}, seededDice('aim')), 'lunar');
  const near = (...events: readonly Event[]) => gatheringOf(view, movesIn(seen(events)));
  // Jonstown is 3220, Boldhome 3524.
  expect(near(unseen('3218', '3219'), unseen('3217', '3218'), unseen('3524', '3624'))).toEqual({
    hex: '3220',
    all: false,
  });
  expect(near(unseen('3218', '3219'))).toEqual({ hex: '3220', all: true });
  // A step towards Jonstown from far away is no news of Jonstown.
  expect(near(unseen('2020', '2120'))).toBeNull();
  expect(near(unseen('3218', '3219'), unseen('3523', '3524'))).toBeNull();
});
