import type { Json } from '@hexwyrm/kernel';
import * as z from 'zod/mini';

/** A schema as JSON Schema, of data that people write: fields with a default may be left out. */
export function jsonSchemaOf(schema: z.ZodMiniType): Json {
  return JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input' })));
}
