import type { Event, UnitType, View } from '@hexwyrm/dragon-pass';
import { DEAD, GONE, worldFor } from '@hexwyrm/dragon-pass/data';
import type { Luck } from '@hexwyrm/kernel';
import type { Entry } from '@hexwyrm/protocol';
import { type LogEvent as AnyLogEvent, logEvents as allLogEvents } from '../../../replay/log-events.ts';
import { groupsOf } from '../../../table/log/report.ts';
import { isEvent, unitIn } from '../view.ts';

export type LogEvent = AnyLogEvent<Event>;

const isOurs = (happening: AnyLogEvent): happening is LogEvent => isEvent(happening.event);

/** All events of a game in order. */
export const logEvents = (log: readonly Entry[], now: number): readonly LogEvent[] =>
  allLogEvents(log, now).filter(isOurs);

/** Counters of a kind that are out of the game. */
export interface Lost {
  readonly kind: UnitType['kind'];
  readonly units: readonly View['units'][number][];
}

/** A player's losses by kind, the most first; each counter has its own name, so a type has none. */
export function lossesOf({ units, corrections }: View, player: number): readonly Lost[] {
  const { types } = worldFor(corrections);
  const lost = units.filter(({ owner, hex }) => owner === player && (hex === DEAD || hex === GONE));
  return [...groupsOf(lost, ({ type }) => types[type]?.kind ?? 'other')]
    .map(([kind, fallen]) => ({ kind, units: fallen }))
    .toSorted((a, b) => b.units.length - a.units.length);
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

/** A player's dice rolls, in pips. */
export function luckOf(story: readonly LogEvent[], view: View, player: number): Luck {
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
