import * as z from 'zod/mini';
import { flag, hex, side, unitId } from '../../core/position-fields.ts';

export const fields = {
  whirlwinds: z._default(
    z.array(z.strictObject({ hex, side, drifted: flag, spared: z._default(z.array(unitId), []) })),
    [],
  ),
};
