import { useEffect } from '../base/effects.ts';
import { useFirstScreenShown } from '../base/later.tsx';

/** Of the figures on counters; far off none are seen. */
const FONT = '800 12px "Alegreya Sans"';

/** Loads the counter font before the player zooms in: when a part arrives, all text is laid out again. */
export function useCounterFont(): void {
  const come = useFirstScreenShown();
  useEffect(() => {
    if (come) document.fonts.load(FONT, '0123456789').catch(() => {});
  }, [come]);
}
