import * as z from 'zod/mini';
import { hex, points, side, unitId } from '../../core/position-fields.ts';

export const fields = {
  bolts: z._default(z.array(z.strictObject({ side, hex, target: unitId, power: points })), []),
};
