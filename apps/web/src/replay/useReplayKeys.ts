import { useRef } from 'react';
import { useEffect } from '../base/effects.ts';

interface ReplayKeys {
  toggle(): void;
  step(by: 1 | -1): void;
  turn(by: 1 | -1): void;
  mark(by: 1 | -1): void;
  start(): void;
  end(): void;
  quit(): void;
}

/** Fields, and the board, which has its own arrows. */
const hasOwnKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, .board') !== null;

function handle({ key, shiftKey, target }: KeyboardEvent, keys: ReplayKeys): boolean {
  if (key === 'Escape') keys.quit();
  else if (key === ',' || key === '<') keys.step(-1);
  else if (key === '.' || key === '>') keys.step(1);
  else if (key === '[') keys.mark(-1);
  else if (key === ']') keys.mark(1);
  else if (hasOwnKeys(target)) return false;
  else if (key === ' ' && !(target instanceof HTMLButtonElement)) keys.toggle();
  else if (key === 'ArrowLeft') (shiftKey ? keys.turn : keys.step)(-1);
  else if (key === 'ArrowRight') (shiftKey ? keys.turn : keys.step)(1);
  else if (key === 'Home') keys.start();
  else if (key === 'End') keys.end();
  else return false;
  return true;
}

/** The keys of a replay; they come before those of the table. */
export function useReplayKeys(keys: ReplayKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLInputElement && event.target.type !== 'range';
      if (event.ctrlKey || event.metaKey || event.altKey || typing) return;
      if (!handle(event, latest.current)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', down, { capture: true });
    return () => removeEventListener('keydown', down, { capture: true });
  }, []);
}
