import { chancesBy } from '@hexwyrm/bots';
import { seededDice } from '@hexwyrm/kernel';
import { expect, it } from 'vitest';
import chances from '../../data/chances.json' with { type: 'json' };
import { dragonPass } from '../index.ts';
import { dragonPassAdviser } from './counsel.ts';

it.each(dragonPass.scenarios)('the chances of $id rise with what the position is worth', ({ id, seats }) => {
  const curve = Object.entries(chances.scenarios).find(([scenario]) => scenario === id)?.[1] ?? chances.any;
  for (const seat of seats) {
    const rising = [-300, -30, 0, 30, 300].map((value) => {
      const standings = seats.map((role) => ({ role, value: role === seat ? value : 0 }));
      const all = chancesBy(curve, 3, standings);
      expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      return all[seats.indexOf(seat)];
    });
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    expect(rising[0]).toBeLessThan(rising[4]);
  }
});

it('DP-5.3-c: a unit that the seat cannot see has no name in advice', () => {
  const state = dragonPass.setup('pass-2', {}, seededDice('hidden'));
  const { knows } = dragonPassAdviser.counsel;
  const view = dragonPass.view(state, 'lunar');
  const lunar = state.seats.indexOf('lunar');
  const known = state.units.map((_, id) => knows(view, id));
  expect(known.every((isKnown, id) => isKnown || state.units[id].owner !== lunar)).toBe(true);
  expect(known).toContain(false);
});
