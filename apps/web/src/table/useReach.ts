import type { Snapshot } from '@hexwyrm/protocol';
import { useEffect, useState } from 'react';
import type { Subject } from './selection.ts';
import type { Sitting } from './useSitting.ts';
import type { Way } from './ways.ts';

interface Found {
  readonly sitting: Sitting;
  readonly unit: number;
  readonly ways: readonly Way[];
}

const NONE: readonly Way[] = [];

/** What has been asked in each state of the game, by seat and unit. */
const asked = new WeakMap<Snapshot, Map<string, Promise<readonly Way[]>>>();

/** Asks the host once for every way the unit can go; under a hand that hovers, so that the answer is there at the click. */
export function waysOf({ snapshot, host, seat }: Sitting, unit: number): Promise<readonly Way[]> {
  const known = asked.get(snapshot) ?? new Map<string, Promise<readonly Way[]>>();
  asked.set(snapshot, known);
  const key = `${seat} ${unit}`;
  const ways = known.get(key) ?? host.reach(seat, unit);
  known.set(key, ways);
  // A host that could not answer is asked again.
  ways.catch(() => known.delete(key));
  return ways;
}

/** Asks the host for every way the chosen unit can go; none until the answer is there. */
export function useReach(sitting: Sitting, subject: Subject | null, able: boolean): readonly Way[] {
  const [found, setFound] = useState<Found | null>(null);
  const unit = subject?.kind === 'unit' && able && sitting.mine ? subject.unit : null;
  useEffect(() => {
    if (unit === null) return;
    let wanted = true;
    waysOf(sitting, unit)
      .then((ways) => {
        if (wanted) setFound({ sitting, unit, ways });
      })
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [sitting, unit]);
  return found !== null && found.unit === unit && found.sitting === sitting ? found.ways : NONE;
}
