import type { Entry } from '@hexwyrm/protocol';
import { describe, expect, it } from 'vitest';
import { rageStory } from '../../games/dragon-rage/table/story.ts';
import { lastRolls } from './last-rolls.ts';

const entry = (types: readonly string[], rolled: readonly number[] = []): Entry => ({
  seat: 'invader',
  action: null,
  rolled,
  events: types.map((type) => ({ type, clause: 'DR-2.7.2-d' })),
});
const told = (...log: readonly Entry[]) => lastRolls(log, rageStory).map(({ event }) => event.type);

const BLOW = entry(['rolled'], [5]);

describe('the dice that are shown large', () => {
  it('are those of the last roll, with what came of them and without headings', () => {
    expect(told(entry(['moved']), entry(['attack', 'rolled', 'destroyed', 'phase'], [6]))).toEqual([
      'attack',
      'rolled',
      'destroyed',
    ]);
  });

  it('are told alone where several fell at once', () => {
    const burned = ['breathed', 'rolled', 'destroyed', 'rolled', 'destroyed'];
    expect(told(entry(burned, [2, 1]))).toEqual(['rolled', 'rolled']);
  });

  it('stay while the damage is spread, and go when something else happens', () => {
    expect(told(BLOW, entry(['damaged']))).toEqual(['rolled', 'damaged']);
    expect(told(BLOW, entry(['moved']))).toEqual([]);
    expect(told(BLOW, entry([]))).toEqual([]);
    expect(told(entry(['moved']))).toEqual([]);
  });
});
