import { OptionError, PositionError } from '@hexwyrm/kernel';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { asPosition, readCorrections } from './corrections.ts';
import { readWishes } from './options.ts';

const options = z.strictObject({ fog: z._default(z.boolean(), true), turns: z._default(z.int(), 10) });
const corrections = z.strictObject({ mp: z.int(), hp: z.int() });

const read = (given: unknown) => readWishes(options, (json) => readCorrections(corrections, json), given);

/** The option that is at fault. */
function fault(given: unknown): string {
  try {
    read(given);
  } catch (error) {
    if (error instanceof OptionError) return error.option;
    throw error;
  }
  throw new Error('accepted');
}

test('options that are not given have their defaults', () => {
  const none = { options: { fog: true, turns: 10 }, corrections: null, named: new Set() };
  expect([undefined, null, {}].map(read)).toEqual([none, none, none]);
  expect(read({ turns: 3, fog: undefined, corrections: { mp: 4, hp: 2 } })).toEqual({
    options: { fog: true, turns: 3 },
    corrections: { mp: 4, hp: 2 },
    named: new Set(['turns', 'corrections']),
  });
});

test('an option that cannot be is named', () => {
  expect(fault({ turns: 'many' })).toBe('turns');
  expect(fault({ moon: 1, tide: 2 })).toBe('moon, tide');
  expect(fault({ corrections: { mp: 'fast', hp: 2 } })).toBe('corrections');
  expect([5, [], 'fog'].map(fault)).toEqual(['options', 'options', 'options']);
});

test('a position names each field of its corrections that is at fault', () => {
  const load = () => asPosition(() => readCorrections(corrections, { mp: 'fast' }));
  expect(load).toThrow(PositionError);
  expect(load).toThrow(/corrections\.mp.*corrections\.hp/s);
});
