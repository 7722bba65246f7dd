import { useMedia } from '../ui/useMedia.ts';

/** The same as in sheet.css. */
const LOW = '(max-height: 480px) and (orientation: landscape)';
const NARROW = '(max-width: 719px)';

/** Whether the screen is so narrow, or so low, that the panel becomes a sheet. */
export function usePhone(): boolean {
  const narrow = useMedia(NARROW);
  const low = useMedia(LOW);
  return narrow || low;
}

/** Whether that sheet has its place beside the board: a low screen has no room below it. */
export const useSheetBeside = (): boolean => useMedia(LOW);
