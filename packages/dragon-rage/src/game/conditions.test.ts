import { expect, test } from 'vitest';
import { defender, invader } from '../testing/pieces.ts';
import { table } from '../testing/table.ts';
import { conditionOf, isSideDemoralised } from './conditions.ts';

const pieces = {
  dragon: invader('DRAGON', '1010', { facing: 'N', hp: { head: [0] } }),
  near: defender('INF', '1109'),
  far: defender('INF', '2009'),
};

test('DR-2.12.1.7.1-c a monster without its head is berserk, nobody else', () => {
  const { state } = table({ phase: 2, pieces });
  expect([0, 1, 2].map((id) => conditionOf(state, id).berserk)).toEqual([true, false, false]);
});

test('DR-2.8.5-b units of the caster within the radius are boosted', () => {
  const { state } = table({
    phase: 2,
    pieces,
    state: (now) => now.boosts.push({ hex: now.units[1].hex, radius: 1, side: 'defender' }),
  });
  expect([0, 1, 2].map((id) => conditionOf(state, id).boosted)).toEqual([false, true, false]);
});

test('DR-2.10.5.5-a a side that had heroes and has none is demoralised', () => {
  const { state } = table({
    phase: 2,
    pieces,
    state: (now) => {
      now.hadHeroes.defender = true;
    },
  });
  expect([0, 1].map((id) => conditionOf(state, id).demoralised)).toEqual([false, true]);
  expect([isSideDemoralised(state, 'invader'), isSideDemoralised(state, 'defender')]).toEqual([false, true]);
});
