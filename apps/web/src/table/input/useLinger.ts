import { useMemo, useRef } from 'react';
import { useEffect } from '../../base/effects.ts';
import type { Hex } from '../../board/types.ts';

/** How long a pointer rests before it asks. */
const RESTS = 250;

/** Detects a pointer that stays over a hex; leaving the board, for example for a bubble, changes nothing. */
export function useLinger(onLinger: (hex: Hex) => void): { over(hex: Hex): void; off(): void } {
  const latest = useRef(onLinger);
  latest.current = onLinger;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const off = (): void => clearTimeout(timer.current);
    return {
      off,
      over(hex) {
        off();
        timer.current = setTimeout(() => latest.current(hex), RESTS);
      },
    };
  }, []);
}
