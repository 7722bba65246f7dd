import { type RefObject, useRef } from 'react';
import { useEffect } from '../../base/effects.ts';

/** Room for a hand that has not quite scrolled back. */
const SLACK = 24;

/**
 * Keeps the newest line in view, at the end of the first turn shown, unless the player has scrolled away; a
 * report of what was missed, above all lines, comes before it.
 */
export function useNewest(list: RefObject<HTMLElement | null>, actions: number, reports: boolean): void {
  const left = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits for the next action
  useEffect(() => {
    const box = list.current?.closest('.log');
    if (!box) return;
    const follow = (): void => {
      // A box that grows scrolls back by itself: that is no hand.
      const expected = Math.min(left.current, box.scrollHeight - box.clientHeight);
      if (Math.abs(box.scrollTop - expected) > SLACK) return;
      const newest = list.current?.querySelector('.fresh:not(:has(~ .fresh))');
      if (newest && !reports) {
        const below = newest.getBoundingClientRect().bottom - box.getBoundingClientRect().top + box.scrollTop;
        box.scrollTop = Math.max(0, below - box.clientHeight);
      }
      left.current = box.scrollTop;
    };
    if (reports) {
      box.scrollTop = 0;
      left.current = 0;
    } else follow();
    // What is above the log takes room from it and gives it back.
    const watcher = new ResizeObserver(follow);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [list, actions, reports]);
}
