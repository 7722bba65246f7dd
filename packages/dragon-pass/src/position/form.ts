import * as z from 'zod/mini';
import { worldFor } from '../core/world/world.ts';
import { bodySchema, headSchema } from './schema.ts';
import { wordsOf } from './words.ts';

/** The form of a whole position, for people and editors; whether its words mean anything, `loadPosition` knows. */
export const positionSchema = z.strictObject({
  ...headSchema.shape,
  ...bodySchema(wordsOf(worldFor(null), [], 0)).shape,
});
