// Whatever a seat newly sees is marked as revealed, so that it cannot be taken back after a look.

import { eventsFor, newRecord, openTable, SPECTATOR, seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { openBoard } from '../board.ts';
import type { State } from '../state.ts';
import { dragonPass } from '../testing/by-index.ts';
import { otherTruth, parting, playHidden } from '../testing/secrets.ts';
import { table } from '../testing/table.ts';
import { hiddenFrom, playerAt } from './knowledge.ts';

const SCENARIOS = dragonPass.scenarios.map(({ id }) => id);

const secretsOf = (state: State) =>
  [...state.seats, SPECTATOR].map((seat) => hiddenFrom(openBoard(state), playerAt(state, seat)));

const shows = (before: ReturnType<typeof secretsOf>, after: ReturnType<typeof secretsOf>): boolean =>
  before.some((secrets, index) => [...secrets].some((id) => !after[index]?.has(id)));

describe.each(SCENARIOS)('what is shown in %s', (scenario) => {
  it('DP-5.3-b: units that come into the open, and all an actor learns, are revealed', {
    timeout: 300_000,
  }, () => {
    const dice = seededDice(`reveals ${scenario}`);
    const shown = new Map<string, number>();
    let step = 0;
    playHidden(scenario, 2000, ({ state, seat, action }) => {
      step += 1;
      const before = secretsOf(state);
      const [copy, other] = [dragonPass.clone(state), otherTruth(state, seat, dice)];
      const quiet = action.type === 'step' || action.type === 'deploy';
      if (!quiet || step % 20 === 0) {
        const [here, there] = [copy, other].map((truth) => {
          const events = dragonPass.apply(truth, seat, action, seededDice(step));
          const told = { events: eventsFor(events, seat), view: dragonPass.view(truth, seat) };
          return { told, reveals: events.some(({ reveals }) => reveals) };
        });
        if (!here?.reveals) expect(parting(there?.told, here?.told), `${action.type}, step ${step}`).toBe('');
      }
      return (events, after) => {
        if (!shows(before, secretsOf(after))) return;
        shown.set(action.type, (shown.get(action.type) ?? 0) + 1);
        expect(
          events.filter(({ reveals }) => reveals),
          `${action.type}, step ${step}`,
        ).not.toEqual([]);
      };
    });
    expect(shown.get('ready')).toBeGreaterThan(0);
    expect(shown.get('end')).toBeGreaterThan(0);
  });
});

describe('the end of a game', () => {
  it('DP-5.3-a, R-DP-49: shows everything: nobody gives up, looks and takes it back', () => {
    const start = { kind: 'scenario', scenario: 'pass-1', options: {} } as const;
    const game = openTable(dragonPass, newRecord(dragonPass, start, { kind: 'seed', seed: 1 }));
    const asked = game.decision()?.seats[0] ?? '';
    game.apply(asked, { type: 'concede' });
    expect(game.undoBarrier(asked)).toBe('secret-revealed');
  });

  it('DP-5.3-a: without hidden units giving up shows nothing and can be taken back', () => {
    const start = { kind: 'scenario', scenario: 'pass-1', options: { screening: false } } as const;
    const game = openTable(dragonPass, newRecord(dragonPass, start, { kind: 'seed', seed: 1 }));
    const asked = game.decision()?.seats[0] ?? '';
    game.apply(asked, { type: 'concede' });
    expect(game.undoBarrier(asked)).toBeNull();
  });
});

it('DP-6.2.1-b, R-DPC-28: a hidden spirit that returns to its box is shown, and who lay below it', () => {
  const t = table({
    active: 'sartar',
    phase: 'rally',
    pieces: {
      foe: { code: '5-3-5', owner: 'sartar', hex: '0505' },
      second: { code: '5-3-5', owner: 'sartar', hex: '0505', down: true },
      top: { code: '4-3-5', owner: 'lunar', hex: '1010' },
      spirit: { code: 'X-5-X-5', owner: 'lunar', hex: '1010', of: 'master' },
      master: { code: '5-5-5-5', owner: 'lunar', hex: '1010' },
    },
  });
  t.state.phase = 'support';
  const events = t.play('sartar', { type: 'end' });
  expect(t.state.active).toBe(0);
  expect(t.unit('spirit').hex).toBeLessThan(0);
  expect(events.some(({ reveals }) => reveals)).toBe(true);
});
