import type { Event } from '@hexwyrm/dragon-pass';
import type { GameEvent } from '@hexwyrm/kernel';
import { useCurrentRoll } from '../../../../table/select/current-roll.ts';
import { usePassTable } from '../../usePassTable.ts';
import { isEvent } from '../../view.ts';

/** With what a table is entered: the total, and the modified die once it has fallen. */
export interface Entered {
  readonly total: number;
  readonly die: number | null;
}

type Roll = Extract<Event, { type: 'struck' | 'fired' }>;

const isRoll = (event: GameEvent): event is Roll =>
  isEvent(event) && (event.type === 'struck' || event.type === 'fired');

/** Where both tables are entered: by the roll that is in hand, else by the last of the battle under way. */
export function useEntered(): { readonly attack: Entered | null; readonly missile: Entered | null } {
  const { view, log } = usePassTable();
  const odds = useCurrentRoll()?.odds.find(({ sum }) => sum !== undefined);
  if (odds?.sum !== undefined) {
    const entered = { total: odds.sum.total, die: null };
    return odds.roll === 'missile-fire'
      ? { attack: null, missile: entered }
      : { attack: entered, missile: null };
  }
  if (!view.frames.some(({ kind }) => kind === 'battle')) return { attack: null, missile: null };
  const last = log.flatMap(({ events }) => events.filter(isRoll)).at(-1);
  if (last === undefined) return { attack: null, missile: null };
  const [least, most] = last.type === 'fired' ? [0, 7] : [1, 6];
  const die = Math.max(least, Math.min(last.die + last.modifier, most));
  const entered = { total: last.total, die };
  return last.type === 'fired' ? { attack: null, missile: entered } : { attack: entered, missile: null };
}
