import { useSyncExternalStore } from 'react';

const NARROW = matchMedia('(max-width: 719px)');

const watch = (changed: () => void): (() => void) => {
  NARROW.addEventListener('change', changed);
  return () => NARROW.removeEventListener('change', changed);
};

/** Whether the screen is so narrow that the panel becomes a sheet. */
export const usePhone = (): boolean => useSyncExternalStore(watch, () => NARROW.matches);
