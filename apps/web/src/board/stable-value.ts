import { useRef } from 'react';

/** The value of before as long as it says the same: each view comes as a new copy of everything. */
export function useStable<T>(value: T): T {
  const kept = useRef({ value, text: '' });
  const text = JSON.stringify(value);
  if (kept.current.text !== text) kept.current = { value, text };
  return kept.current.value;
}

/** The set of before as long as it has the same members. */
export function useStableSet<T>(set: ReadonlySet<T>): ReadonlySet<T> {
  const kept = useRef(set);
  const before = kept.current;
  const same = before.size === set.size && [...set].every((member) => before.has(member));
  if (!same) kept.current = set;
  return kept.current;
}
