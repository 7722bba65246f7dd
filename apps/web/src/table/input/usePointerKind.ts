import { type RefObject, useCallback, useRef } from 'react';
import { useEffect } from '../../base/effects.ts';

/** How long after a press of the mouse a click is its doing. */
const LATELY = 1500;

/** Whether the last click came from a mouse, which shows a preview on hover; a finger or a key does not. */
export function usePointerKind(area: RefObject<HTMLElement | null>): () => boolean {
  const pressed = useRef(-LATELY);
  useEffect(() => {
    const node = area.current;
    const down = ({ pointerType }: PointerEvent): void => {
      pressed.current = pointerType === 'mouse' ? performance.now() : -LATELY;
    };
    const key = (): void => {
      pressed.current = -LATELY;
    };
    node?.addEventListener('pointerdown', down, true);
    node?.addEventListener('keydown', key, true);
    return () => {
      node?.removeEventListener('pointerdown', down, true);
      node?.removeEventListener('keydown', key, true);
    };
  }, [area]);
  return useCallback(() => performance.now() - pressed.current < LATELY, []);
}
