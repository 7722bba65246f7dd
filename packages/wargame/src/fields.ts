import * as z from 'zod/mini';

/** A hex of an action, by the number printed in it. */
export const hexField = z.string().check(z.regex(/^\d{4}$/, 'a four-digit hex number'));

/** A unit of an action: its place in the state's list of units. */
export const unitField = z.int().check(z.nonnegative());
