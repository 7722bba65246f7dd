import { describe, expect, it } from 'vitest';
import { copyJson, hashState } from './json.ts';

describe('the hash of a state', () => {
  it('is the SHA-256 of the canonical text', () => {
    const hash = '2f453c4b5a6d5c6848120727865f3df685c23ee6e391ad930e37d479586ff065';
    expect(hashState({ b: 1, a: [1, { d: null, c: 'é' }] })).toBe(hash);
    expect(hashState({ a: [1, { c: 'é', d: null }], b: 1 })).toBe(hash);
  });
});

it('copyJson shares nothing with its original', () => {
  const original = { list: [{ n: 1 }] };
  const copy = copyJson(original);
  copy.list[0].n = 2;
  expect(original.list[0].n).toBe(1);
});
