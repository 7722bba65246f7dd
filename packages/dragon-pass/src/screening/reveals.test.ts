// Whatever a seat newly sees is marked as revealed, so that it cannot be taken back after a look.

import { newRecord, openMatch } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { dragonPass } from '../game/dragon-pass.ts';
import { table } from '../testing/table.ts';

describe('the end of a game', () => {
  it('DP-5.3-a, R-DP-49: shows everything: nobody gives up, looks and takes it back', () => {
    const start = { kind: 'scenario', scenario: 'pass-1', options: {} } as const;
    const game = openMatch(dragonPass, newRecord(dragonPass, start, { kind: 'seed', seed: 1 }));
    const asked = game.decision()?.seats[0] ?? '';
    game.apply(asked, { type: 'concede' });
    expect(game.undoBarrier(asked)).toBe('secret-revealed');
  });

  it('DP-5.3-a: without hidden units giving up shows nothing and can be taken back', () => {
    const start = { kind: 'scenario', scenario: 'pass-1', options: { screening: false } } as const;
    const game = openMatch(dragonPass, newRecord(dragonPass, start, { kind: 'seed', seed: 1 }));
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
