import { useEffect } from 'react';
import type { Menu } from './selection.ts';
import { waysOf } from './useReach.ts';
import type { Sitting } from './useSitting.ts';

/** Milliseconds without anything new on the table. */
const QUIET = 300;
/** So many units are asked about. */
const MOST = 2;

/** Who has the most to choose from keeps the host busy longest: it is asked for his ways before anybody selects him. */
export function useLookAhead(sitting: Sitting, { units }: Menu): void {
  useEffect(() => {
    if (!sitting.mine) return;
    const timer = setTimeout(() => {
      const busiest = [...units].sort(([, a], [, b]) => b.length - a.length).slice(0, MOST);
      for (const [unit] of busiest) void waysOf(sitting, unit);
    }, QUIET);
    return () => clearTimeout(timer);
  }, [sitting, units]);
}
