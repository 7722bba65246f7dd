import type { RefObject } from 'react';
import { useKeys } from '../ui/useKeys.ts';
import { useEditor } from './useEditor.ts';

/** 1 to 6 choose a side, T the ground, U undoes, V validates, / searches. */
export function useCorrectionKeys(page: RefObject<HTMLElement | null>, validate: () => void): void {
  const { undo } = useEditor();
  const focus = (selector: string) => page.current?.querySelector<HTMLElement>(selector)?.focus();
  const commands: Readonly<Record<string, () => void>> = {
    u: undo,
    v: validate,
    t: () => focus('.hex-fields select'),
    '/': () => focus('.corrections-search'),
  };
  useKeys(({ key }) =>
    /^[1-6]$/.test(key)
      ? () => focus(`[data-side="${key}"] :is(select, input)`)
      : commands[key.toLowerCase()],
  );
}
