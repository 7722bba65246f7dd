import { useLocation } from 'wouter';
import { useEffect } from './effects.ts';

/** Another screen begins at its top, however far down the button was that led to it. */
export function useTopOfScreen(): void {
  const [location] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits for the next screen
  useEffect(() => {
    void window.scrollTo({ top: 0, behavior: 'instant' });
  }, [location]);
}
