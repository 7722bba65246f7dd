import { playMatch } from '@hexwyrm/bots';
import { type Json, seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { DRAGON_RAGE_BOTS } from '../data/bot-names.ts';
import { dragonRage } from '../index.ts';
import { dragonRageBots } from './bots.ts';

/** Thinks little, so that every scenario can be played to its end in a moment. */
const budget = { evaluations: 5 };
const games = [
  ...dragonRage.scenarios.map(({ id }) => [id, 'greedy', 'greedy'] as const),
  // Dragons and an army that buys itself, with the city that stands against them; a horde with giants, and foot.
  ...['esirien-1', 'campaign'].map((id) => [id, 'marshal', 'marshal'] as const),
  ...['esirien-2', 'nurkott-2'].map((id) => [id, 'marshal', 'greedy'] as const),
  ['esirien-1', 'squire', 'squire'] as const,
  ['nurkott-2', 'random', 'random'] as const,
];

it('is played by those who are named', () => {
  expect([...dragonRageBots.keys()]).toEqual([...DRAGON_RAGE_BOTS, 'greedy', 'random']);
});

const OPTIONS: Readonly<Record<string, Json>> = {
  'points-choice': { map: 'nurkott' },
  'planned-points': { map: 'nurkott' },
  campaign: { map: 'nurkott', campaign: { game: 3, rosters: { invader: 70, defender: 90 } } },
};

describe('a whole game', { timeout: 300_000 }, () => {
  it.each(games)('of %s is finished by %s against %s', (scenario, invader, defender) => {
    const state = dragonRage.setup(scenario, OPTIONS[scenario] ?? {}, seededDice(`${scenario} set up`));
    const [thoughts, dice] = [seededDice(`${scenario} thoughts`), seededDice(`${scenario} dice`)];
    const botOf = (seat: string) => dragonRageBots.get(seat === 'invader' ? invader : defender)!;
    const match = playMatch(dragonRage, state, botOf, thoughts, dice, { budget, cap: 20_000 });
    expect(match.ended).toBe('over');
    expect(match.outcome).not.toBeNull();
  });
});
