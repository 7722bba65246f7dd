import type { GameEvent } from '@hexwyrm/kernel';
import type { Entry } from '@hexwyrm/protocol';
import { isPhase } from '../../../../replay/log-events.ts';
import { isEvent, type PassView } from '../../view.ts';

interface Won {
  readonly people: string;
  readonly seat: string;
  /** The total that was told; null where it was won in another way. */
  readonly told: number | null;
  /** What the emissary rolled; null where none did. */
  readonly die: number | null;
  /** How many actions had been taken when it was won. */
  readonly actions: number;
}

/** The alliance won last in this phase, or null. */
export function lastAlliance(log: readonly Entry[], { diplomacy, turn }: PassView): Won | null {
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const events = log[index]?.events ?? [];
    for (const event of events.toReversed()) {
      if (isPhase(event)) return null;
      if (!isEvent(event) || event.type !== 'alliance-won') continue;
      const { people, seat } = event;
      const telling = diplomacy?.told.findLast((one) => one.turn === turn && one.people === people);
      return { people, seat, told: telling?.points ?? null, die: dieIn(events), actions: index + 1 };
    }
  }
  return null;
}

/** The roll of the emissary that won an ally. */
function dieIn(events: readonly GameEvent[]): number | null {
  const sent = events.filter(isEvent).find(({ type }) => type === 'emissary-sent');
  return sent?.type === 'emissary-sent' ? sent.die : null;
}
