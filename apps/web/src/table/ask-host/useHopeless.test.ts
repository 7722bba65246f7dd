import type { Odds } from '@hexwyrm/kernel';
import { expect, it } from 'vitest';
import type { GameAction } from '../../kit/kit.ts';
import { hopelessIn } from './useHopeless.ts';

const aim = (unit: number, hex: string): GameAction => ({ type: 'aim', unit, hex }) as GameAction;

/** Missiles that hit on so many faces of the die. */
const hits = (faces: number): Odds => [
  {
    roll: 'missiles',
    clause: 'DP-7.9.5-a',
    dice: 1,
    needs: 7 - faces,
    modifier: 0,
    modifiers: [],
    chance: [faces, 6],
    results: [],
  },
];

it('counts out units whose every shot misses for sure, and nobody whose chances are unknown', () => {
  const [far, near, other] = [aim(1, '0910'), aim(1, '0911'), aim(2, '0910')];
  const units = new Map([
    [1, [far, near]],
    [2, [other]],
    [3, [aim(3, '0910')]],
  ]);
  const book = (first: number, second: number) =>
    new Map([
      [far, hits(first)],
      [near, hits(second)],
      [other, hits(0)],
    ]);
  expect([...hopelessIn(units, book(0, 1))]).toEqual([2]);
  expect([...hopelessIn(units, book(0, 0))]).toEqual([1, 2]);
});
