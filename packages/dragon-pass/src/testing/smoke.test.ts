import { seededDice } from '@hexwyrm/kernel';
import { expect, test } from 'vitest';
import { dragonPass } from '../game.ts';

test.each(dragonPass.scenarios.map(({ id }) => id))(
  'a random game of %s ends',
  { timeout: 300_000 },
  (scenario) => {
    const dice = seededDice(scenario);
    const state = dragonPass.setup(scenario, {}, dice);
    let actions = 0;
    for (; actions < 60_000; actions++) {
      const decision = dragonPass.decision(state);
      if (decision === null) break;
      const [seat = ''] = decision.seats;
      const legal = dragonPass.legal(state, seat);
      expect(legal.length, JSON.stringify(decision)).toBeGreaterThan(0);
      const action = legal[Math.floor(Math.random() * legal.length)];
      if (action) dragonPass.apply(state, seat, action, dice);
    }
    console.log(scenario, actions, state.turn);
    expect(dragonPass.outcome(state)).not.toBeNull();
  },
);
