import canonicalize from 'canonicalize';
import { describe, expect, it } from 'vitest';
import { canonical } from './canonical.ts';

describe('canonical JSON', () => {
  it('spells equal data the same whatever the order of keys', () => {
    expect(canonical({ b: 1, a: [1, { d: null, c: 'é' }] })).toBe('{"a":[1,{"c":"é","d":null}],"b":1}');
  });

  it.each([[Number.NaN], [{ deep: [Number.POSITIVE_INFINITY] }], [undefined], ['\ud800'], [{ '\udc00': 1 }]])(
    'refuses %j',
    (value) => {
      expect(() => canonical(value)).toThrow();
    },
  );

  it.each([
    ['keys that are numbers', { 10: 'ten', 9: 'nine', a: 1, A: 2, é: 3, '\u20ac': 4, '\ud83d\ude00': 5 }],
    ['numbers at their limits', [0, -0, 1e21, 1e-7, 0.1 + 0.2, Number.MAX_VALUE, Number.MIN_VALUE, -1.5]],
    ['strings with everything in them', ['\u0000\u001f"\\/\u2028', '', '\ud83d\ude00']],
    ['fields that are absent', { a: undefined, b: [undefined, null], c: {} }],
    ['the same keys in two orders', [{ x: 1, y: 2 }, { y: 2, x: 1 }, { y: 1 }, { x: { y: [], x: 0 } }]],
    ['more shapes than are remembered', Array.from({ length: 200 }, (_, i) => ({ [`k${i}`]: i, a: [i] }))],
  ])('agrees with the reference library on %s', (_what, value) => {
    expect(canonical(value)).toBe(canonicalize(value));
  });
});
