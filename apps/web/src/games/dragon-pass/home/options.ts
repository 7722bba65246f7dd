import type { Sheet } from './scenarios.ts';

const ALWAYS = [
  { name: 'screening', clause: 'DP-5.3-a' },
  { name: 'berserkers', clause: 'DP-8.7-a' },
] as const;

/** Only in scenarios with a random events segment (DP-15-b). */
const EVENTS = { name: 'events', clause: 'DP-15-a' } as const;

type Option = (typeof ALWAYS)[number] | typeof EVENTS;
export type OptionName = Option['name'];

/** Rules the players agree on; each applies unless a player declines. */
export const optionsFor = ({ phases }: Sheet): readonly Option[] =>
  Object.values(phases).some((printed) => printed?.includes('giants')) ? [...ALWAYS, EVENTS] : ALWAYS;

/** The options as passed to a new game; random events are mentioned only if a player rejects them. */
export const wishesFor = (
  sheet: Sheet,
  declined: readonly OptionName[],
): Readonly<Partial<Record<OptionName, boolean>>> =>
  Object.fromEntries(
    optionsFor(sheet).flatMap(({ name }) => {
      const agreed = !declined.includes(name);
      return name === 'events' && agreed ? [] : [[name, agreed]];
    }),
  );
