import * as z from 'zod/mini';

const word = z.string().check(z.minLength(1), z.maxLength(60));

/** Who sits where, in a replay or a position: by seat, the bot that plays it and what a person is called. */
export const playersSchema = z.record(
  z.string().check(z.maxLength(60)),
  z.strictObject({ name: z.exactOptional(word), bot: z.exactOptional(word) }),
);
