import type { Event, View } from '@hexwyrm/dragon-rage';
import type { Entry } from '@hexwyrm/protocol';
import { type LogEvent as AnyLogEvent, logEvents as allLogEvents } from '../../../replay/log-events.ts';
import { isEvent } from '../view.ts';

export type LogEvent = AnyLogEvent<Event>;

const isOurs = (happening: AnyLogEvent): happening is LogEvent => isEvent(happening.event);

/** All events of a game in order. */
export const logEvents = (log: readonly Entry[], now: number): readonly LogEvent[] =>
  allLogEvents(log, now).filter(isOurs);

export interface Step {
  readonly turn: number;
  readonly score: number;
  readonly gain: number;
}

/** Where the invader's score changed; one step a turn. */
export function curveOf(story: readonly LogEvent[]): readonly Step[] {
  const steps: Step[] = [];
  for (const { event, turn } of story) {
    if (event.type !== 'razed' && event.type !== 'score-changed') continue;
    const before = steps.at(-1);
    const gain = event.score - (before?.score ?? 0);
    if (before?.turn === turn)
      steps[steps.length - 1] = { turn, score: event.score, gain: before.gain + gain };
    else steps.push({ turn, score: event.score, gain });
  }
  return steps;
}

/** The turns in which reinforcements came. */
export const reinforcedIn = (story: readonly LogEvent[]): readonly number[] => [
  ...new Set(story.flatMap(({ event, turn }) => (event.type === 'reinforcements-due' ? [turn] : []))),
];

/** The side that conceded, or null. */
export const concededBy = (story: readonly LogEvent[]): Side | null =>
  story.flatMap(({ event }) => (event.type === 'conceded' ? [event.side] : []))[0] ?? null;

type UnitType = View['units'][number]['type'];
type Side = View['units'][number]['side'];

/** Units out of the game, by side and type. */
export function lossesOf(
  story: readonly LogEvent[],
  view: View,
): Record<Side, Partial<Record<UnitType, number>>> {
  const losses: Record<Side, Partial<Record<UnitType, number>>> = { invader: {}, defender: {} };
  for (const { event } of story) {
    const unit = event.type === 'destroyed' ? view.units[event.unit] : undefined;
    if (unit !== undefined) losses[unit.side][unit.type] = (losses[unit.side][unit.type] ?? 0) + 1;
  }
  return losses;
}

/** The last step, and before it those at least so many turns from the next one shown. */
export function stepsApart(steps: readonly Step[], turns: number): readonly Step[] {
  const shown: Step[] = [];
  for (const step of steps.toReversed()) {
    const next = shown.at(-1);
    if (next === undefined || next.turn - step.turn >= turns) shown.push(step);
  }
  return shown.toReversed();
}
