import type { GameEvent } from '@hexwyrm/kernel';
import { describe, expect, test } from 'vitest';
import { passStory } from '../games/dragon-pass/table/story.ts';
import { rageStory } from '../games/dragon-rage/table/story.ts';
import { soundOf } from './sound-of.ts';

const quiet = { events: [], called: false, victory: null };
const event = (type: string, more = {}): GameEvent => ({ type, clause: 'DR-1.1-a', ...more });
const moved = event('moved', { unit: 0, from: '0101', to: '0102', how: 'walk' });
const rolled = event('rolled', { success: true });

describe('what is heard', () => {
  test('nothing, where nothing happened', () => {
    expect(soundOf(quiet, rageStory)).toBeNull();
  });

  test.each([
    ['step', [moved]],
    ['dice', [moved, rolled]],
    ['razed', [rolled, event('razed')]],
    ['eliminated', [rolled, event('razed'), event('destroyed', { unit: 0 })]],
  ] as const)('%s: the most important of what happened at once', (sound, events) => {
    expect(soundOf({ ...quiet, events }, rageStory)).toBe(sound);
  });

  test('units eliminated in Dragon Pass', () => {
    expect(soundOf({ ...quiet, events: [event('eliminated', { unit: 0 })] }, passStory)).toBe('eliminated');
  });

  test('that it is one’s turn, where a die does not drown it', () => {
    expect(soundOf({ ...quiet, events: [moved], called: true }, rageStory)).toBe('turn');
    expect(soundOf({ ...quiet, events: [rolled], called: true }, rageStory)).toBe('dice');
  });

  test('victory and defeat before anything else', () => {
    const events = [event('destroyed', { unit: 0 })];
    expect(soundOf({ events, called: true, victory: true }, rageStory)).toBe('won');
    expect(soundOf({ events, called: true, victory: false }, rageStory)).toBe('lost');
  });
});
