import { useLocation } from 'wouter';
import { useEffect } from '../base/effects.ts';

/** Every new screen starts at its top, not at the scroll position of the last. */
export function useTopOfScreen(): void {
  const [location] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits for the next screen
  useEffect(() => {
    void window.scrollTo({ top: 0, behavior: 'instant' });
  }, [location]);
}
