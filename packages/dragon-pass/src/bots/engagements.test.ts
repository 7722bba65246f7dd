import { seededDice } from '@hexwyrm/kernel';
import { expect, it } from 'vitest';
import { dragonPass, worldFor } from '../index.ts';
import { engagements } from './engagements.ts';
import { objectivesIn, wayTo } from './objectives.ts';
import type { Stack } from './stacks.ts';

const world = worldFor(null);
const at = (name: string): number => world.land.grid.index.get(name) ?? -1;
const stack = (hex: string, owner: number, worth: number): [number, Stack] => [
  at(hex),
  { hex: at(hex), owner, worth, count: 1, fresh: 0 },
];
const FIELD = '2014';
const worth = (...stacks: [number, Stack][]): number => engagements(world, 0, new Map(stacks), () => 0);

it('counts together all who stand next to an enemy: what one should not dare, two should', () => {
  expect(['2013', '2114', FIELD].map((hex) => world.land.chart[at(hex)]?.melee.inside)).toEqual([1, 1, 1]);
  // 4 deal 2 and suffer 2.5; 8 deal 4 and suffer 2.5.
  expect(worth(stack('2013', 0, 4), stack(FIELD, 1, 5))).toBe(-0.5);
  expect(worth(stack('2013', 0, 4), stack('2114', 0, 4), stack(FIELD, 1, 5))).toBe(1.5);
});

it('reckons ground and walls for whoever stands there', () => {
  const boldhome = '3524';
  const hill = '3523';
  expect([boldhome, hill].map((hex) => world.land.chart[at(hex)]?.melee.inside)).toEqual([2, 1.5]);
  // Against walls that double, 8 deal 2; on the hill they suffer 2.5 / 1.5 from 5.
  expect(worth(stack(hill, 0, 8), stack(boldhome, 1, 5))).toBeCloseTo(2 - 2.5 / 1.5);
});

it('goes for Boldhome alone where it alone decides, and finds the way there', () => {
  const state = dragonPass.setup('pass-4', {}, seededDice(1));
  expect(objectivesIn(state, world).map(({ hex }) => hex)).toEqual([at('3524')]);
  const way = wayTo(world, at('3524'));
  expect(way(at('3524'))).toBe(0);
  expect(way(at('2012'))).toBeGreaterThan(way(at('3220')));
});
