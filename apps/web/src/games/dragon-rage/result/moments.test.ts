import { dragonRage, type Event } from '@hexwyrm/dragon-rage';
import { scriptedDice } from '@hexwyrm/kernel';
import { expect, test } from 'vitest';
import { momentsOf } from './moments.ts';

const view = dragonRage.setup('esirien-1', {}, scriptedDice([]));

const razed = (hex: string, vp: number, score: number): Event => ({
  type: 'razed',
  clause: 'DR-2.3-e',
  hex,
  vp,
  score,
  by: 0,
});

test('six moments are told, and the one that ends the game is among them however small', () => {
  const events = [
    [razed('1107', 4, 4)],
    [razed('0811', 3, 7)],
    [razed('1010', 3, 10)],
    [razed('2008', 3, 13)],
    [razed('1713', 3, 16)],
    [razed('1112', 2, 18)],
    [
      razed('1907', 1, 19),
      { type: 'game-over', clause: 'DR-2.3-a', winner: 'invader', reason: 'victory-points' } as const,
    ],
  ];
  const story = events.flatMap((all, index) =>
    all.map((event) => ({ event, turn: index + 1, actions: index + 1, seat: 'invader' })),
  );
  expect(momentsOf(story, view).map(({ vp }) => vp)).toEqual([4, 3, 3, 3, 3, 1]);
});
