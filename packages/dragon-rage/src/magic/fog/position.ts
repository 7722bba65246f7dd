import * as z from 'zod/mini';
import { hex, side } from '../../core/position-fields.ts';

export const fields = {
  fog: z._default(z.array(z.strictObject({ hex, side })), []),
};
