import { useSyncExternalStore } from 'react';

/** The same as in sheet.css. */
const LOW = matchMedia('(max-height: 480px) and (orientation: landscape)');
const NARROW = matchMedia('(max-width: 719px)');

function watch(changed: () => void): () => void {
  for (const screen of [LOW, NARROW]) screen.addEventListener('change', changed);
  return () => {
    for (const screen of [LOW, NARROW]) screen.removeEventListener('change', changed);
  };
}

/** Whether the screen is so narrow, or so low, that the panel becomes a sheet. */
export const usePhone = (): boolean => useSyncExternalStore(watch, () => NARROW.matches || LOW.matches);

/** Whether that sheet has its place beside the board: a low screen has no room below it. */
export const useSheetBeside = (): boolean => useSyncExternalStore(watch, () => LOW.matches);
