import { useEffect } from '../../base/effects.ts';
import type { Menu } from '../select/selection.ts';
import { waysOf } from './useReach.ts';
import type { Session } from './useSession.ts';

/** Milliseconds without anything new on the table. */
const QUIET = 300;
/** So many units are asked about. */
const MOST = 12;

/**
 * Units with the most choices keep the host busy longest: their routes are requested before they are
 * selected. One at a time: a unit selected meanwhile waits for one answer at most.
 */
export function useLookAhead(session: Session, { units }: Menu): void {
  useEffect(() => {
    if (!session.mine) return;
    let wanted = true;
    const askAll = async (): Promise<void> => {
      const busiest = [...units].sort(([, a], [, b]) => b.length - a.length).slice(0, MOST);
      for (const [unit] of busiest) if (wanted) await waysOf(session, unit);
    };
    const timer = setTimeout(() => void askAll().catch(() => {}), QUIET);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [session, units]);
}
