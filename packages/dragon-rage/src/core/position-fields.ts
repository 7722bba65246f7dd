import * as z from 'zod/mini';

// What the fields of a position are made of.

export const hex = z.string().check(z.regex(/^\d{4}$/, 'a four-digit hex number'));
export const side = z.enum(['invader', 'defender']);
export const unitId = z.int().check(z.nonnegative());
export const points = z.int().check(z.nonnegative());
export const flag = z._default(z.boolean(), false);
