import { startTransition, useState } from 'react';
import { useEffect } from '../../base/effects.ts';

/** A value once it has been stable for this many milliseconds; until then the one before. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => startTransition(() => setSettled(() => value)), milliseconds);
    return () => clearTimeout(timer);
  }, [value, settled, milliseconds]);
  return settled;
}
