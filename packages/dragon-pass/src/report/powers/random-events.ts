import { eventOfToday } from '../../core/chance.ts';
import type { Clause, UnitId } from '../../core/vocabulary.ts';
import { type EventKind, eventOn } from '../../core/world/random-events.ts';
import { candidates } from '../../events/withdrawal.ts';
import type { View } from '../../game/view.ts';
import { boardSeen } from '../seen.ts';

/** A roll on the table, and the clause by which it had no effect. */
export interface RolledEvent {
  readonly turn: number;
  readonly dice: readonly [tens: number, units: number];
  readonly name: string;
  readonly kind: EventKind;
  readonly clause: Clause;
  readonly without: Clause | null;
}

/** What an event has left behind; `until` is its last game-turn, null for one that no game-turn ends. */
export interface LastingEvent {
  readonly roll: number;
  readonly name: string;
  readonly until: number | null;
  readonly seat: string | null;
  /** Units that may still come back, or points still owed. */
  readonly left: number | null;
}

/** Units that may leave by the event that is being settled. */
export interface Leavers {
  readonly name: string;
  readonly left: number;
  readonly units: readonly UnitId[];
}

export interface EventsReport {
  readonly now: RolledEvent | null;
  readonly lasting: readonly LastingEvent[];
  /** The latest first. */
  readonly rolled: readonly RolledEvent[];
  /** For the player who chooses. */
  readonly leavers: Leavers | null;
}

const NONE: EventsReport = { now: null, lasting: [], rolled: [], leavers: null };

export function eventsIn(view: View, player: number): EventsReport {
  const { chance, turn } = view;
  if (chance === undefined) return NONE;
  const rolled = chance.rolled.map(({ turn: day, roll, without }): RolledEvent => {
    const { id: name, kind, clause } = eventOn(roll);
    return { turn: day, dice: [Math.floor(roll / 10), roll % 10], name, kind, clause, without };
  });
  return {
    now: rolled.findLast((one) => one.turn === turn) ?? null,
    lasting: lastingIn(view),
    rolled: rolled.reverse(),
    leavers: leaversIn(view, player),
  };
}

const FOR_TODAY: ReadonlySet<EventKind> = new Set(['rain', 'glowline', 'horde']);

function lastingIn(view: View): LastingEvent[] {
  const { chance, turn, seats } = view;
  const lasting = (roll: number, rest: Partial<LastingEvent>): LastingEvent => ({
    roll,
    name: eventOn(roll).id,
    until: null,
    seat: null,
    left: null,
    ...rest,
  });
  const today = eventOfToday(view);
  const shifts = chance?.rolled.filter(({ roll }) => eventOn(roll).kind === 'order') ?? [];
  return [
    ...(shifts.length % 2 === 1 ? [lasting(11, {})] : []),
    ...(today && FOR_TODAY.has(today.kind) ? [lasting(today.rolls[0] ?? 0, { until: turn })] : []),
    ...(chance?.away ? [lasting(36, { until: chance.away.back - 1 })] : []),
    ...(chance?.rights.map(({ roll, player, left }) =>
      lasting(roll, { until: turn, seat: seats[player], left }),
    ) ?? []),
    ...(chance?.debts.map(({ player, points }) => lasting(12, { seat: seats[player], left: points })) ?? []),
  ];
}

function leaversIn(view: View, player: number): Leavers | null {
  const frame = view.frames.at(-1);
  if (frame?.kind !== 'withdrawal' || frame.player !== player) return null;
  const event = eventOn(frame.roll);
  return { name: event.id, left: frame.left, units: candidates(boardSeen(view), player, event) };
}
