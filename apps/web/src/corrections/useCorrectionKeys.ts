import type { RefObject } from 'react';
import { useRef } from 'react';
import { useEffect } from '../base/effects.ts';
import { recall } from '../storage/settings.ts';
import { useEditor } from './useEditor.ts';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select');

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
  const run = useRef((_event: KeyboardEvent) => {});
  run.current = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event) || recall('letters') === 'no')
      return;
    const command = /^[1-6]$/.test(event.key)
      ? () => focus(`[data-side="${event.key}"] :is(select, input)`)
      : commands[event.key.toLowerCase()];
    if (command === undefined) return;
    event.preventDefault();
    command();
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => run.current(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
