import { DEAD, type Event, GONE, type View } from '@hexwyrm/dragon-pass';
import type { TableEntry } from '@hexwyrm/protocol';
import { type Happening as AnyHappening, happenings as allHappenings } from '../../../replay/happenings.ts';
import type { Luck } from '../../../result/luck.ts';
import { isEvent, unitIn } from '../view.ts';

export type Happening = AnyHappening<Event>;

const isOurs = (happening: AnyHappening): happening is Happening => isEvent(happening.event);

/** All events of a game in order. */
export const happenings = (log: readonly TableEntry[], now: number): readonly Happening[] =>
  allHappenings(log, now).filter(isOurs);

/** Counters of a player that are out of the game, by type, the most first. */
export function lossesOf(
  { units }: View,
  player: number,
): readonly { readonly type: number; readonly count: number }[] {
  const counts = new Map<number, number>();
  for (const { owner, hex, type } of units)
    if (owner === player && (hex === DEAD || hex === GONE)) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, count]) => ({ type, count })).sort((a, b) => b.count - a.count);
}

/** The die of an event that is the better the higher it is, and who threw it. */
function dieOf(event: Event): { readonly die: number; readonly unit: number } | null {
  switch (event.type) {
    case 'struck':
    case 'fired':
      return event.by[0] === undefined ? null : { die: event.die, unit: event.by[0] };
    case 'escape-rolled':
    case 'scouted':
    case 'assassin-struck':
    case 'assassin-fled':
      return { die: event.die, unit: event.unit };
    default:
      return null;
  }
}

/** Of one die. */
const MEAN = 3.5;
const VARIANCE = 35 / 12;

/** How a player's dice fell, in pips. */
export function luckOf(story: readonly Happening[], view: View, player: number): Luck {
  const dice = story.flatMap(({ event }) => {
    const thrown = dieOf(event);
    return thrown !== null && unitIn(view, thrown.unit)?.owner === player ? [thrown.die] : [];
  });
  return {
    rolls: dice.length,
    expected: dice.length * MEAN,
    got: dice.reduce((sum, die) => sum + die, 0),
    spread: Math.sqrt(dice.length * VARIANCE),
  };
}
