import { expect, test } from 'vitest';
import type { useEffect } from './effects.ts';

test('an effect gives nothing or a function: the check of types refuses everything else', () => {
  const effects = (effect: typeof useEffect, box: Element) => {
    effect(() => {
      box.scrollTo({ top: 0 });
    });
    effect(() => () => box.scrollTo({ top: 0 }));
    effect(() => (box.isConnected ? () => box.remove() : undefined));
    // @ts-expect-error: a promise in the newest browsers
    effect(() => box.scrollTo({ top: 0 }));
    // @ts-expect-error: the same in more words
    effect(() => {
      return box.scrollIntoView();
    });
    // @ts-expect-error: always a promise
    effect(async () => {});
  };
  expect(effects).toBeTypeOf('function');
});
