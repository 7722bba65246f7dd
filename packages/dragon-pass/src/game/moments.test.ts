import { describe, expect, it } from 'vitest';
import type { Action } from '../core/actions.ts';
import { lunar, sartar } from '../testing/skirmish.ts';
import { table } from '../testing/table.ts';

// An action out of its moment is refused by the clause that gives it one.

const ACTIONS: readonly [string, Action][] = [
  ['DP-7.5-d', { type: 'done' }],
  ['DP-7.5-d', { type: 'hush' }],
  ['DP-11.1-a', { type: 'moon', phase: 'full' }],
  ['DP-7.11.1-c', { type: 'advance', unit: 0, to: 0 }],
  ['DP-8.7.1-e', { type: 'blame', unit: 0 }],
  ['DP-7.9.3-b', { type: 'aim', unit: 0, hex: 0 }],
  ['DP-7.9.3-b', { type: 'volley', hex: 0 }],
  ['DP-7.9.8-f', { type: 'lose', unit: 0 }],
  ['DP-7.2-a', { type: 'attack', hex: 0, unit: 0 }],
  ['DP-7.5.1-a', { type: 'fight' }],
];

describe('out of its moment', () => {
  it.each(ACTIONS)('%s forbids %j in a movement phase', (clause, action) => {
    const t = table({ pieces: { a: lunar('3-3-3', '0909'), d: sartar('3-3-3', '1515') } });
    expect(t.decision()?.kind).toBe('movement');
    expect(t.refusal('lunar', action)).toBe(clause);
  });
});
