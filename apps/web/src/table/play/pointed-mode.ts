import { type DOMAttributes, useRef, useState } from 'react';
import type { Kind } from '../select/selection.ts';

/** The tip beside the modes. */
export const TIP = 'mode-tip';

/** Milliseconds after which a finger that rests asks what this is. */
const HELD = 400;

export type Pointing = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerEnter' | 'onPointerDown' | 'onPointerUp' | 'onPointerLeave' | 'onFocus' | 'onBlur'
> & { readonly 'aria-describedby'?: string };

/** The mode that is asked about: under the mouse, in focus, or under a finger that rests on it. */
export function usePointed() {
  const [pointed, setPointed] = useState<Kind | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => {
    clearTimeout(timer.current);
    setPointed(null);
  };
  const pointing = (kind: Kind): Pointing => ({
    onPointerEnter: ({ pointerType }) => {
      if (pointerType === 'mouse') setPointed(kind);
    },
    onPointerDown: ({ pointerType }) => {
      if (pointerType !== 'mouse') timer.current = setTimeout(setPointed, HELD, kind);
    },
    onPointerUp: ({ pointerType }) => {
      if (pointerType !== 'mouse') leave();
    },
    onPointerLeave: leave,
    onFocus: ({ target }) => {
      if (target.matches(':focus-visible')) setPointed(kind);
    },
    onBlur: leave,
    ...(pointed === kind && { 'aria-describedby': TIP }),
  });
  return { pointed, pointing };
}
