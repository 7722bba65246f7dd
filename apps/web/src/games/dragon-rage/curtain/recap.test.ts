import type { Event } from '@hexwyrm/dragon-rage';
import { expect, test } from 'vitest';
import { recapOf } from './recap.ts';

const UNITS = [{ side: 'invader' }, { side: 'defender' }] as const;

const happened = (...events: Event[]) =>
  events.map((event, index) => ({ event, turn: 1, actions: index + 1, seat: 'b' }));

const blow = (success: boolean): Event => ({
  type: 'rolled',
  clause: 'DR-2.7.2-d',
  roll: 'to-hit',
  unit: 1,
  target: 0,
  dice: [success ? 5 : 2],
  modifier: 0,
  needs: 4,
  success,
});

test('blows at a monster are attacks, and what they hurt is told to its side alone', () => {
  const story = happened(
    blow(false),
    { type: 'missed', clause: 'DR-2.7.2-d', units: [1], hex: '0605' },
    blow(true),
    { type: 'damaged', clause: 'DR-2.7.2-f', unit: 0, area: 'wings', points: 3, by: 1 },
    { type: 'moved', clause: 'DR-2.4.1-a', unit: 1, from: '0706', to: '0707', mp: 1, how: 'walk' },
  );
  expect(recapOf(story, UNITS, 'invader')).toEqual({ moved: 1, attacks: 2, lost: 0, hurt: 3, razed: 0 });
  expect(recapOf(story, UNITS, 'defender')).toEqual({ moved: 1, attacks: 2, lost: 0, hurt: 0, razed: 0 });
});
