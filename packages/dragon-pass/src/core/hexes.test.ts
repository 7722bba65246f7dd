import { seededDice } from '@hexwyrm/kernel';
import { expect, it } from 'vitest';
import { dragonPass } from '../testing/by-index.ts';
import { openBoard } from './board.ts';
import { hexNumbered, range, rangesTo } from './hexes.ts';

it('every hex of the map is as far from two places as from the nearer of them', () => {
  const board = openBoard(dragonPass.setup('pass-7', {}, seededDice('ranges')));
  const places = ['0101', '3524'].map((name) => hexNumbered(board, name));
  const ranges = rangesTo(board, places);
  expect(ranges.size).toBe(board.world.land.grid.size);
  for (const [hex, far] of ranges)
    expect(far).toBe(Math.min(...places.map((place) => range(board, hex, place))));
});
