import type { TableEntry } from '@hexwyrm/protocol';

/** How fast bots are followed. */
export const PACES = ['calm', 'brisk', 'instant'] as const;
export type Pace = (typeof PACES)[number];

export const isPace = (value: string | null): value is Pace => PACES.some((pace) => pace === value);

/** How long one's eyes need for an action, in milliseconds: a die longest, what leaves no trace not at all. */
const TIMES: Readonly<
  Record<Pace, { readonly dice: number; readonly seen: number; readonly quiet: number }>
> = {
  calm: { dice: 1100, seen: 420, quiet: 60 },
  brisk: { dice: 420, seen: 150, quiet: 0 },
  instant: { dice: 0, seen: 0, quiet: 0 },
};

/** Events that tell whose turn it is, and change nothing on the board. */
const QUIET: ReadonlySet<string> = new Set(['phase', 'faced', 'recruited', 'placed']);

/** How long the newest lines of the log are left on the screen before a bot goes on. */
export function pauseAfter(entries: readonly TableEntry[], pace: Pace): number {
  const times = TIMES[pace];
  if (entries.some(({ rolled }) => rolled.length > 0)) return times.dice;
  const seen = entries.some(({ events }) => events.some(({ type }) => !QUIET.has(type)));
  return seen ? times.seen : times.quiet;
}
