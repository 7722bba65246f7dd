import type { Fault } from '@hexwyrm/hexmap';
import { CorrectionsError } from './corrections.ts';

/** Something unlikely in corrections that a game can be played with. */
export interface Warning {
  /** The message that says what: `corrections.warning.total-vp`. */
  readonly kind: string;
  /** The value in the file that it is about. */
  readonly path: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What an owner of the game is told of corrections before they are played with. */
export interface Examination {
  /** They stop every game. */
  readonly faults: readonly Fault[];
  readonly warnings: readonly Warning[];
}

/** The faults of what the check refuses; none if it accepts it. */
export function faultsFrom(check: () => unknown): readonly Fault[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof CorrectionsError) return error.faults;
    throw error;
  }
}

/** Each fault once: several maps may have the same. */
export function distinct(faults: readonly Fault[]): readonly Fault[] {
  return [...new Map(faults.map((fault) => [`${fault.path} ${fault.reason}`, fault])).values()];
}
