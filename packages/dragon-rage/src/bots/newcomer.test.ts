import { playMatch } from '@hexwyrm/bots';
import { seededDice } from '@hexwyrm/kernel';
import { expect, it } from 'vitest';
import { dragonRage } from '../index.ts';
import { dragonRageBots } from './bots.ts';
import { newcomer } from './newcomer.fixture.ts';

/** The winner of a game in which the newcomer has that side. */
function play(side: string, seed: string): string | null {
  const squire = dragonRageBots.get('squire')!;
  const state = dragonRage.setup('esirien-6', {}, seededDice(seed));
  const bots = (seat: string) => (seat === side ? newcomer : squire);
  const match = playMatch(
    dragonRage,
    state,
    bots,
    seededDice(`${seed} thoughts`),
    seededDice(`${seed} dice`),
  );
  return match.outcome?.winner ?? null;
}

it('the lowest level loses most games to somebody who has just learned to play', { timeout: 300_000 }, () => {
  const games = ['a', 'b', 'c'].flatMap((seed) =>
    ['invader', 'defender'].map((side) => play(side, seed) === side),
  );
  expect(games.filter((won) => won).length).toBeGreaterThan(games.length / 2);
});
