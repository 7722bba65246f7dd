import { useState } from 'react';
import { useEffect } from './effects.ts';

/** The value as it was, until what is seen has been drawn with the new one: for what is slow and can follow. */
export function useSoon<T>(value: T): T {
  const [known, setKnown] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(() => value));
    return () => clearTimeout(timer);
  }, [value]);
  return known;
}
