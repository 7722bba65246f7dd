import { useRef } from 'react';
import { useEffect } from '../base/effects.ts';
import { recall } from '../storage/settings.ts';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select');

/** Runs what a key stands for, outside of text fields. Single letters can be switched off. */
export function useKeys(commandOf: (event: KeyboardEvent) => (() => void) | undefined): void {
  const run = useRef((_event: KeyboardEvent) => {});
  run.current = (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    if (event.key.length === 1 && recall('letters') === 'no') return;
    const command = commandOf(event);
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
