import { dragonRage } from '@hexwyrm/dragon-rage';
import { newRecord, openMatch, parseReplay, pickOne, replay, seededDice } from '@hexwyrm/kernel';

const SCENARIOS = ['esirien-1', 'esirien-5', 'nurkott-1', 'nurkott-3', 'first-game'];
const ACTIONS = 400;

/** Replay files of random games, as text. */
export function makeReplays(): string[] {
  return SCENARIOS.map((scenario) => {
    const start = { kind: 'scenario', scenario, options: {} } as const;
    const table = openMatch(dragonRage, newRecord(dragonRage, start, { kind: 'seed', seed: scenario }));
    const choices = seededDice(`choices ${scenario}`);
    for (let step = 0; step < ACTIONS; step++) {
      const decision = table.decision();
      if (!decision) break;
      const seat = pickOne(choices, decision.seats);
      table.apply(seat, pickOne(choices, table.legal(seat)));
    }
    return JSON.stringify(table.replay());
  });
}

/** Where each replay leads on this platform. */
export const hashesOf = (replays: readonly string[]): string[] =>
  replays.map((text) => replay(dragonRage, parseReplay(text)).hash);
