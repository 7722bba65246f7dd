import type { Entry } from '@hexwyrm/protocol';
import { describe, expect, it } from 'vitest';
import { type Pace, pauseAfter } from './pace.ts';

const entry = (types: readonly string[], rolled: readonly number[] = []): Entry => ({
  seat: 'defender',
  events: types.map((type) => ({ type, clause: 'DR-2.7.2-d' })),
  action: null,
  rolled,
});

/** A bot's turn as a game has it: twelve steps, three attacks, four phases. */
const TURN = [
  ...Array.from({ length: 12 }, () => entry(['moved'])),
  ...Array.from({ length: 3 }, () => entry(['rolled', 'missed'], [2])),
  ...Array.from({ length: 4 }, () => entry(['phase'])),
];
const length = (pace: Pace) => TURN.reduce((sum, each) => sum + pauseAfter([each], pace), 0);

describe('how long a bot waits', () => {
  it('leaves a die on the screen long enough to read it', () => {
    expect(pauseAfter([entry(['rolled', 'damaged'], [5])], 'calm')).toBeGreaterThanOrEqual(2500);
    expect(pauseAfter([entry(['rolled', 'damaged'], [5])], 'brisk')).toBeGreaterThanOrEqual(1000);
  });

  it('lets a turn be followed, unless it is to be over at once', () => {
    expect(length('calm')).toBeGreaterThan(10_000);
    expect(length('brisk')).toBeGreaterThan(4000);
    expect(length('brisk')).toBeLessThan(length('calm') / 2);
    expect(length('instant')).toBe(0);
  });

  it('spends no time on moves of hidden units', () => {
    expect(pauseAfter([entry(['unseen']), entry(['unseen', 'unseen'])], 'calm')).toBe(0);
    expect(pauseAfter([entry(['moved'])], 'calm')).toBeGreaterThan(0);
    expect(pauseAfter([entry(['unseen', 'revealed'])], 'calm')).toBeGreaterThan(0);
  });
});
