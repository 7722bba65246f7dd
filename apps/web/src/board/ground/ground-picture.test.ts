import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Field } from '../field.ts';
import { stepFor } from './ground-picture.ts';

/** As large as a field of 3,400 by 2,600 pixels; nothing else of it counts here. */
const LARGE = { width: 3400, height: 2600 } as Field;
const SMALL = { width: 1000, height: 800 } as Field;

beforeEach(() => vi.stubGlobal('window', { devicePixelRatio: 1 }));
afterEach(() => vi.unstubAllGlobals());

test('a bitmap is as fine as the screen, by steps', () => {
  expect(stepFor(LARGE, 0.5)).toBe(0.6);
  expect(stepFor(SMALL, 1.5)).toBe(1.8);
});

test('near by, no bitmap of a large map holds more than twelve million pixels', () => {
  const step = stepFor(LARGE, 1.6);
  expect(Math.round(LARGE.width * step * LARGE.height * step)).toBe(12_000_000);
});
