import { useSyncExternalStore } from 'react';
import type { SheetStop } from '../select/selection-store.ts';
import { useSheetBeside } from '../usePhone.ts';

/** The row of buttons over the board, with the room around it. */
const BUTTONS = 76;
/** How far the board reaches under the sheet: as in table.css. */
const REACH = 80;

const watch = (changed: () => void): (() => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

/** How much of the board the sheet of a phone covers, with the row of buttons above it. */
export function useUnderSheet(stop: SheetStop): number {
  const beside = useSheetBeside();
  const height = useSyncExternalStore(watch, () => window.innerHeight);
  if (beside) return BUTTONS;
  // The heights of sheet.css. With the sheet pulled high, the player does not look at the board.
  return (stop === 'low' ? 96 : Math.min(386, 0.46 * height)) - REACH + BUTTONS;
}
