import type { Entry } from '@hexwyrm/protocol';

/** How fast bots are followed. */
export const PACES = ['calm', 'brisk', 'instant'] as const;
export type Pace = (typeof PACES)[number];

export const isPace = (value: string | null): value is Pace => PACES.some((pace) => pace === value);

interface Times {
  readonly dice: number;
  readonly step: number;
  readonly seen: number;
  readonly quiet: number;
}

/** Milliseconds to watch an action: a die takes longest, actions that leave no trace take none. */
const TIMES: Readonly<Record<Pace, Times>> = {
  calm: { dice: 2600, step: 420, seen: 900, quiet: 60 },
  brisk: { dice: 1100, step: 150, seen: 320, quiet: 0 },
  instant: { dice: 0, step: 0, seen: 0, quiet: 0 },
};

/** Events that show whose turn it is, and change nothing on the board. */
const QUIET: ReadonlySet<string> = new Set(['phase', 'faced', 'recruited', 'placed']);

/** Whether only hidden units moved: that needs no time to watch. */
export const isOutOfSight = ({ events }: Entry): boolean =>
  events.length > 0 && events.every(({ type }) => type === 'unseen');

/** How long the newest lines of the log are left on the screen before a bot goes on. */
export function pauseAfter(entries: readonly Entry[], pace: Pace): number {
  const times = TIMES[pace];
  if (entries.every(isOutOfSight)) return 0;
  if (entries.some(({ rolled }) => rolled.length > 0)) return times.dice;
  const seen = entries.flatMap(({ events }) => events.filter(({ type }) => !QUIET.has(type)));
  if (seen.length === 0) return times.quiet;
  return seen.every(({ type }) => type === 'moved') ? times.step : times.seen;
}
