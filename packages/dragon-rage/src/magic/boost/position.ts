import * as z from 'zod/mini';
import { hex, side } from '../../core/position-fields.ts';

export const fields = {
  boosts: z._default(z.array(z.strictObject({ hex, radius: z.int().check(z.gte(0), z.lte(2)), side })), []),
};
