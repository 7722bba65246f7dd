import type { Json } from '@hexwyrm/kernel';
import * as z from 'zod';

/** A schema as JSON Schema, of data that people write: whatever has a default may be left out. */
export function jsonSchemaOf(schema: z.ZodType): Json {
  return JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input' })));
}
