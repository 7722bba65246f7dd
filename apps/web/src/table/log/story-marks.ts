import type { Grid } from '@hexwyrm/hexmap';
import type { Seat } from '@hexwyrm/kernel';
import type { Entry } from '@hexwyrm/protocol';
import type { Mark } from '../../board/types.ts';
import type { StoryKit } from '../kit.ts';
import type { Lit } from '../select/selection-store.ts';

/** More than this is a tangle. */
const MOST = 60;

/** The newest actions with visible moves: others' since the player acted, in a replay those of one phase. */
function trailing(log: readonly Entry[], seat: Seat, past: boolean): readonly Entry[] {
  const start = log.findLastIndex((entry, index) =>
    past ? index < log.length - 1 && entry.events.some(({ type }) => type === 'phase') : entry.seat === seat,
  );
  return log.slice(Math.max(start + 1, log.length - MOST));
}

interface Story {
  readonly log: readonly Entry[];
  readonly grid: Grid;
  readonly story: StoryKit;
  readonly seat: Seat;
  /** The past is shown. */
  readonly past: boolean;
  readonly lit: Lit | null;
}

/** Marks of past events: trails of moves, and hexes the log names. */
export function storyMarks({ log, grid, story, seat, past, lit }: Story): readonly Mark[] {
  const trails = trailing(log, seat, past).flatMap(({ events }) =>
    events.flatMap((event): Mark[] => {
      const trail = story.trailOf(event);
      const [from, hex] = trail === null ? [] : [grid.index.get(trail.from), grid.index.get(trail.to)];
      return from === undefined || hex === undefined ? [] : [{ kind: 'trail', from, hex }];
    }),
  );
  return [...trails, ...(lit?.hexes ?? []).map((hex): Mark => ({ kind: 'lit', hex }))];
}
