import { seededDice } from '@hexwyrm/kernel';
import { expect, it } from 'vitest';
import { theBattle } from '../../../core/battle.ts';
import { dragonPass } from '../../../index.ts';
import { meleePrice } from '../../../losses/prices.ts';
import { assault, lunar, sartar, skirmish, until } from '../../../testing/skirmish.ts';
import { sceneOf } from '../scene.ts';
import { postAt } from './melee.ts';
import { chooseOrder } from './order.ts';

/** Two crowds, the weakest at the bottom of the one in the fortress and on top of the other. */
function crowds() {
  const t = skirmish(
    {
      weak: lunar('1-3-3', '0909'),
      a: lunar('4-3-3', '0909'),
      b: lunar('4-3-3', '0909'),
      c: lunar('4-3-3', '0909'),
      strong: sartar('5-3-3', '0910'),
      d: sartar('3-3-3', '0910'),
      e: sartar('3-3-3', '0910'),
      feeble: sartar('2-3-3', '0910'),
    },
    { land: { ground: { fortress: ['0910'] } } },
  );
  assault(t, '0910', 'weak');
  return t;
}

type Crowds = ReturnType<typeof crowds>;

function putInOrder(t: Crowds, seat: string): void {
  for (;;) {
    const action = chooseOrder(dragonPass, t.state, seat);
    if (action === null) return;
    dragonPass.apply(t.state, seat, action, seededDice(1));
  }
}

it('the three strongest of those who attack come on top', () => {
  const t = crowds();
  until(t, 'array');
  putInOrder(t, 'lunar');
  expect(t.stack('lunar', '0909')).toEqual(['a', 'b', 'c', 'weak']);
});

it('the three strongest lie at the bottom of a fortress, and cost what the rules say', () => {
  const t = crowds();
  until(t, 'regroup');
  putInOrder(t, 'sartar');
  expect(t.stack('sartar', '0910')).toEqual(['feeble', 'strong', 'd', 'e']);
  const { world, own } = sceneOf(t.state, 'sartar');
  const { men, prices } = postAt(world, t.hex('0910'), own);
  const board = t.board();
  expect(prices).toEqual([2, 10, 6, 6]);
  expect(men.map(({ id }) => meleePrice(board, theBattle(board), id) / 24)).toEqual(prices);
});
