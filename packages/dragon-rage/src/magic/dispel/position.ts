import * as z from 'zod/mini';
import { side, unitId } from '../../core/position-fields.ts';

export const dispelFrame = z.strictObject({
  kind: z.literal('dispel'),
  side,
  unit: unitId,
  target: unitId,
  price: z.int(),
});
