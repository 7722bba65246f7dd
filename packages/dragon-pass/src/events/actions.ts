import { unitField as unit } from '@hexwyrm/wargame';
import * as z from 'zod/mini';

export const actions = <H extends z.ZodMiniType>(hex: H) =>
  [
    /** An offer of points to the Dragonewts. */
    z.strictObject({ type: z.literal('offer'), points: z.int().check(z.nonnegative(), z.lte(9999)) }),
    /** Where a giant appears. */
    z.strictObject({ type: z.literal('lure'), hex }),
    /** A unit leaves the game. */
    z.strictObject({ type: z.literal('withdraw'), unit }),
    /** A lost unit comes back. */
    z.strictObject({ type: z.literal('bring-back'), unit }),
  ] as const;
