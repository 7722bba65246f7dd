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

/** Asks the host for every way the chosen unit can go; none until the answer is there. */
export function useReach(sitting: Sitting, subject: Subject | null, able: boolean): readonly Way[] {
  const [found, setFound] = useState<Found | null>(null);
  const unit = subject?.kind === 'unit' && able && sitting.mine ? subject.unit : null;
  useEffect(() => {
    if (unit === null) return;
    let wanted = true;
    sitting.host
      .reach(sitting.seat, unit)
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
