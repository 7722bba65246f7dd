import type { GameEvent } from '@hexwyrm/kernel';
import { expect, test } from 'vitest';
import { passStory } from '../../games/dragon-pass/table/story.ts';
import { eachLine } from '../log/lines.ts';
import { announcementsIn } from './announcements.ts';

const moved = (unit: number, from: string, to: string) => ({
  type: 'moved',
  unit,
  from,
  to,
  cost: 1,
  clause: 'DP-6-a',
});

const entry = (...events: readonly GameEvent[]) => ({ seat: 'lunar', action: null, rolled: [], events });

const tell = (...events: readonly GameEvent[]) =>
  announcementsIn(
    eachLine(
      events.map((event) => entry(event)),
      passStory,
    ),
    passStory,
  ).map(({ event, repeats }) => ['unit' in event ? event.unit : event.type, repeats]);

test('those who go the same way one after another are told aloud as one, with the first of them', () => {
  expect(
    tell(
      moved(1, '3218', '3219'),
      moved(1, '3219', '3220'),
      moved(2, '3218', '3220'),
      moved(3, '3218', '3220'),
    ),
  ).toEqual([[1, 2]]);
});

test('who goes elsewhere is told apart, and phases are not told among events', () => {
  expect(
    tell(
      moved(1, '3218', '3220'),
      moved(2, '3218', '3221'),
      { type: 'phase', clause: 'DP-2-a' },
      moved(3, '3218', '3221'),
    ),
  ).toEqual([
    [1, 0],
    [2, 1],
  ]);
});
