// Every random game of the long scenarios ends, whatever the players agree on.

import { playGame } from '@hexwyrm/wargame/testing';
import { describe, expect, it } from 'vitest';
import { SUBJECT } from './subject.ts';

/** So many of each: 2,000 of them with `WILD=2000 npm test -- packages/dragon-pass/src/testing/endings`. */
const COUNT = Number(process.env.WILD ?? 3);

const MANNERS = ['actions', 'kinds', 'proposed'] as const;

/** All that players can agree on or decline: the bits of a number. */
const optionsOf = (number: number) => ({
  screening: (number & 1) === 0,
  berserkers: (number & 2) === 0,
  events: (number & 4) === 0,
});

const endOf = (scenario: string, seed: number) => {
  const options = optionsOf(seed);
  // Every option meets every manner.
  const manner = MANNERS[(seed + Math.floor(seed / 8)) % MANNERS.length];
  let actions = 0;
  const end = playGame(SUBJECT, { scenario, options, manner, seed }, () => {
    actions += 1;
    return undefined;
  });
  return { reason: end.outcome?.reason ?? 'none', winner: end.outcome?.winner ?? 'nobody', actions };
};

describe('DP-18.7 DP-18.9: no game is stuck or goes on for ever', () => {
  it.each(['pass-7', 'pass-9'])('%s', { timeout: 24 * 3_600_000 }, (scenario) => {
    const ends = new Map<string, number>();
    let longest = 0;
    for (let seed = 1; seed <= COUNT; seed++) {
      const { reason, winner, actions } = endOf(scenario, seed);
      const how = `${winner}: ${reason}`;
      ends.set(how, (ends.get(how) ?? 0) + 1);
      longest = Math.max(longest, actions);
    }
    const told = JSON.stringify({ scenario, games: COUNT, longest, ends: Object.fromEntries(ends) });
    if (process.env.WILD) process.stdout.write(`${told}\n`);
    expect(
      [...ends.values()].reduce((sum, count) => sum + count, 0),
      told,
    ).toBe(COUNT);
    expect([...ends.keys()].filter((how) => how.endsWith('none'))).toEqual([]);
  });
});
