import { fold } from '@hexwyrm/words';
import type { UnitId } from '../../board/types.ts';

/** The state of a unit, the most pressing first. */
export const STATES = ['ready', 'weak', 'map', 'off', 'dead'] as const;
type State = (typeof STATES)[number];
export type StateFilter = State | 'all';

/** A unit in the list: what it is called, and where it is. */
export interface ListedUnit {
  readonly id: UnitId;
  readonly label: string;
  readonly place: string;
  readonly state: State;
}

/** Units that match the text and the state, sorted by name. */
export function matchingUnits(
  units: readonly ListedUnit[],
  text: string,
  shown: StateFilter,
): readonly ListedUnit[] {
  const wanted = fold(text.trim());
  return units
    .filter(({ label, place, state }) => {
      return (shown === 'all' || state === shown) && fold(`${label} ${place}`).includes(wanted);
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, undefined, { numeric: true }));
}
