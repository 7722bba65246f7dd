import { expect, test } from 'vitest';
import { cornerBy } from './minimap-place.ts';

test('the small map goes from corner to corner as the arrows point', () => {
  expect(cornerBy('bottom-right', 'ArrowUp')).toBe('top-right');
  expect(cornerBy('top-right', 'ArrowLeft')).toBe('top-left');
  expect(cornerBy('top-left', 'ArrowDown')).toBe('bottom-left');
  expect(cornerBy('bottom-left', 'ArrowLeft')).toBe('bottom-left');
  expect(cornerBy('bottom-left', 'Enter')).toBeNull();
});
