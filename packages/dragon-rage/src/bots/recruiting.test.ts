import { askBot } from '@hexwyrm/bots';
import { seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { type Action, dragonRage, type Event, type State } from '../index.ts';
import { dragonRageBots } from './bots.ts';

const greedy = dragonRageBots.get('greedy')!;

/** Bots buy both armies; what came to light. */
function armies(
  scenario: string,
  map: string,
  seed: number,
  more: object = {},
): Extract<Event, { invader: object }> {
  const state = dragonRage.setup(scenario, { map, ...more }, seededDice(seed));
  const [thoughts, dice] = [seededDice(`thoughts ${seed}`), seededDice(seed)];
  for (;;) {
    const [seat] = dragonRage.decision(state)!.seats;
    const events = dragonRage.apply(state, seat, askBot(greedy, dragonRage, state, seat, thoughts), dice);
    for (const event of events)
      if (event.type === 'armies-revealed' || event.type === 'planned') return event;
  }
}

const PRICES = Object.fromEntries(
  ['DRAGON 40', 'WURM 45', 'ROC 25', 'YDRAGON 16', 'GIANT 13', 'TREX 13', 'SERPENT 13', 'OWZD 18', 'OHERO 17']
    .concat(['WRG 5', 'TRL 4', 'ORC 2.5', 'GOB 2'])
    .map((line) => [line.split(' ')[0], Number(line.split(' ')[1])]),
);

describe('what bots recruit', () => {
  it('spends all but small change in Esirien, and not twice on the same army', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 6; seed++) {
      const { invader } = armies('points-choice', 'esirien', seed);
      const spent = Object.entries(invader).reduce((sum, [what, count]) => sum + PRICES[what] * count, 0);
      expect(spent).toBeGreaterThan(78);
      expect(spent).toBeLessThanOrEqual(80);
      seen.add(JSON.stringify(invader));
    }
    expect(seen.size).toBeGreaterThan(4);
  });

  it('stays within the roster and the number of units in a campaign, and wastes little of either', () => {
    for (let seed = 0; seed < 4; seed++) {
      const campaign = { game: 1, rosters: { invader: 60, defender: 80 } };
      const { invader, defender } = armies('campaign', 'esirien', seed, { campaign });
      const spent = Object.entries(invader).reduce((sum, [what, count]) => sum + PRICES[what] * count, 0);
      const sizes = [invader, defender].map((army) =>
        Object.values(army).reduce((sum, count) => sum + count, 0),
      );
      expect(Math.max(...sizes)).toBeLessThanOrEqual(15);
      expect(spent).toBeLessThanOrEqual(60);
      expect(spent > 57 || sizes[0] === 15).toBe(true);
      expect(sizes[1]).toBeGreaterThan(8);
    }
  });

  it('lays all markers it may', () => {
    const campaign = { game: 4, rosters: { invader: 60, defender: 80 } };
    const state = dragonRage.setup('campaign', { map: 'esirien', campaign }, seededDice(1));
    const [thoughts, dice] = [seededDice('thoughts'), seededDice(1)];
    while (dragonRage.decision(state)?.kind !== 'setup') {
      const [seat] = dragonRage.decision(state)!.seats;
      dragonRage.apply(state, seat, askBot(greedy, dragonRage, state, seat, thoughts), dice);
    }
    // 20 apart are four points
    expect(state.razed.reduce((sum, { vp }) => sum + vp, 0)).toBe(4);
  });

  it('plans a fair goal', () => {
    for (let seed = 0; seed < 4; seed++) {
      const { invader, defender, goal } = armies('planned-points', 'esirien', seed);
      const size = (army: typeof invader) => Object.values(army).reduce((sum, count) => sum + count, 0);
      const majors = (invader.WURM ?? 0) + (invader.ROC ?? 0) + (invader.YDRAGON ?? 0);
      const many = size(invader) >= 11 ? 1 : 0;
      const formula = 17 + 2 * (invader.DRAGON ?? 0) + majors + many - Math.max(0, size(defender) - 20);
      expect(goal).toBe(formula);
    }
  });

  it.each([
    [25, 'defender'],
    [12, 'invader'],
  ])('takes the better side of a goal of %i', (goal, side) => {
    const state: State = dragonRage.setup('planned-points', { map: 'esirien' }, seededDice(1));
    const play = (action: Action) => dragonRage.apply(state, 'A', action, seededDice(1));
    // 80 points; 15 + 14 + 5 x 4 + 9 x 2.5 + 1 = 72.5: the formula gives 17 + 4
    const take = (
      of: 'invader' | 'defender',
      what: 'DRAGON' | 'HERO' | 'WZD' | 'CAV' | 'INF' | 'MIL',
      n: number,
    ) => {
      for (let i = 0; i < n; i++) play({ type: 'recruit', what, side: of });
    };
    take('invader', 'DRAGON', 2);
    take('defender', 'HERO', 1);
    take('defender', 'WZD', 1);
    take('defender', 'CAV', 5);
    take('defender', 'INF', 9);
    take('defender', 'MIL', 1);
    play({ type: 'goal', goal });
    play({ type: 'ready' });
    expect(askBot(greedy, dragonRage, state, 'B', seededDice(1))).toEqual({ type: 'choose-side', side });
  });
});
