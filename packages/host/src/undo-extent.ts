import { barrierTo, type GameEvent, type LogEntry, type Seat } from '@hexwyrm/kernel';
import type { UndoCounts } from '@hexwyrm/protocol';

const NONE: UndoCounts = { step: 0, unit: 0, phase: 0, turn: 0 };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The unit an action is about; null where it is about none or several. */
const unitOf = (action: unknown): unknown => (isRecord(action) ? (action.unit ?? null) : null);

/** The turn that the action led to; null where it stayed in its phase. */
function turnAfter(events: readonly GameEvent[]): number | null {
  const last = events.findLast(({ type }) => type === 'phase');
  return last !== undefined && 'turn' in last && typeof last.turn === 'number' ? last.turn : null;
}

/** How many lines, from the first on, pass the test. */
const run = <T>(lines: readonly T[], passes: (line: T, index: number) => boolean): number => {
  const end = lines.findIndex((line, index) => !passes(line, index));
  return end < 0 ? lines.length : end;
};

/** How far the seat may undo, `group` actions in one step: up to a die, a revealed secret or another seat's action. */
export function undoCounts<A, E extends GameEvent>(
  log: readonly LogEntry<A, E>[],
  seat: Seat,
  group: number,
): UndoCounts {
  const newest = log.toReversed();
  const free = run(newest, (entry) => barrierTo(entry, seat) === null);
  if (free === 0) return NONE;
  const unit = unitOf(newest[0]?.action);
  const turns = newest.map(({ events }) => turnAfter(events));
  const turnBefore = (index: number) => turns.slice(index + 1).find((turn) => turn !== null) ?? null;
  // What began the phase or the turn is not part of it, unless it is all there is to take back.
  const beganPhase = (index: number) => index > 0 && turns[index] !== null;
  const beganTurn = (index: number) => beganPhase(index) && turns[index] !== turnBefore(index);
  const step = Math.min(free, group);
  const ofUnit = unit === null ? 0 : run(newest, ({ action }) => unitOf(action) === unit);
  return {
    step,
    unit: Math.max(step, Math.min(free, ofUnit)),
    phase: Math.min(
      free,
      run(newest, (_, index) => !beganPhase(index)),
    ),
    turn: Math.min(
      free,
      run(newest, (_, index) => !beganTurn(index)),
    ),
  };
}

/** How far the seat may redo what it has undone; `undone` has the next action last. */
export function redoCounts<A, E extends GameEvent>(
  undone: readonly LogEntry<A, E>[],
  seat: Seat,
  group: number,
): UndoCounts {
  const next = undone.toReversed();
  const free = run(next, (entry) => entry.seat === seat);
  if (free === 0) return NONE;
  const unit = unitOf(next[0]?.action);
  const ends = next.findIndex(({ events }) => turnAfter(events) !== null);
  const step = Math.min(free, group);
  const ofUnit = unit === null ? 0 : run(next, ({ action }) => unitOf(action) === unit);
  return {
    step,
    unit: Math.max(step, Math.min(free, ofUnit)),
    phase: ends < 0 ? free : Math.min(free, ends + 1),
    turn: free,
  };
}
