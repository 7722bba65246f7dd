import type { RefObject } from 'react';
import { useEffect } from '../../base/effects.ts';
import { useTable } from '../context.ts';

/** Scrolls the panel to the top when the question changes: the scroll position belonged to the old one. */
export function useTop(panel: RefObject<HTMLElement | null>, ...also: readonly boolean[]): void {
  const { snapshot, mine } = useTable();
  const asked = [mine, snapshot.decision?.kind, ...also].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is what this waits for
  useEffect(() => {
    panel.current?.scrollTo({ top: 0 });
  }, [panel, asked]);
}
