// The table of random events (DP-15-c): what each roll of two dice brings, as data.

import table from '../../../data/random-events.json' with { type: 'json' };
import { type Clause, clauseOf } from '../vocabulary.ts';
import { oneOf } from './codes.ts';

export const EVENT_KINDS = [
  'order',
  'auction',
  'courtship',
  'rain',
  'giant',
  'glowline',
  'withdrawal',
  'return',
  'plague',
  'emperor',
  'horde',
  'stars',
  'gift',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export interface RandomEvent {
  readonly id: string;
  /** Tens by the first die, units by the second. */
  readonly rolls: readonly number[];
  readonly clause: Clause;
  readonly kind: EventKind;
  /** Whose it is. */
  readonly seat?: string;
  /** Units or points. */
  readonly count?: number;
  /** Of a withdrawal: the edges by which units leave, and whether too few of them all stay. */
  readonly edges?: readonly string[];
  readonly whole?: boolean;
  readonly people?: string;
  readonly zone?: string;
  readonly hex?: string;
}

export const RANDOM_EVENTS: readonly RandomEvent[] = table.map((row) => ({
  ...row,
  clause: clauseOf(row.clause),
  kind: oneOf(EVENT_KINDS, row.kind, row.id),
}));

const BY_ROLL: ReadonlyMap<number, RandomEvent> = new Map(
  RANDOM_EVENTS.flatMap((event) => event.rolls.map((roll) => [roll, event] as const)),
);

/** The event of a two-digit roll. */
export function eventOn(roll: number): RandomEvent {
  const event = BY_ROLL.get(roll);
  if (!event) throw new RangeError(`no random event has the number ${roll}`);
  return event;
}
