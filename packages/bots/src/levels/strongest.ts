import { LEVELS } from './ids.ts';

/** Names whichever level is the strongest. */
const STRONGEST = 'strongest';

/** All names that are understood. */
export const callings = (bots: ReadonlyMap<string, unknown>): readonly string[] => [
  ...bots.keys(),
  STRONGEST,
];

/** The bot of that name. */
export const botCalled = <B>(bots: ReadonlyMap<string, B>, name: string): B | undefined =>
  bots.get(name === STRONGEST ? LEVELS[LEVELS.length - 1] : name);
