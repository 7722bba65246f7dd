import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { num, outline, tag, text } from './svg.ts';

test('numbers are short', () => {
  expect([0, -0.001, 3, -3, 12.34, -12.36, 1.05, 0.5, -0.25, 1.999, 9.96].map(num)).toEqual([
    '0',
    '0',
    '3',
    '-3',
    '12.3',
    '-12.4',
    '1.05',
    '0.5',
    '-0.25',
    '2',
    '10',
  ]);
});

test('numbers stay what they are', () => {
  fc.assert(
    fc.property(fc.double({ min: -3000, max: 3000, noNaN: true }), (value) => {
      expect(Math.abs(Number(num(value)) - value)).toBeLessThanOrEqual(0.0501);
    }),
  );
});

test('a number that is none shows itself', () => {
  expect(num(Number.NaN)).toContain('NaN');
});

test('attributes without a value are left out', () => {
  expect(tag('rect', { x: 1.23456, rx: undefined, fill: 'red' })).toBe('<rect x="1.23" fill="red"/>');
});

test('outlines close and are relative', () => {
  const square = [0, 10].flatMap((y) => [
    { x: 5, y },
    { x: 15, y },
  ]);
  expect(outline([square[0], square[1], square[3], square[2]])).toBe('M5 0l10 0 0 10-10 0z');
});

test('text is escaped', () => {
  expect(text('<a & "b">', {})).toBe('<text>&lt;a &amp; &quot;b&quot;&gt;</text>');
});
