import { unitField as unit } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { PEOPLES } from '../core/world/peoples.ts';

const ids = PEOPLES.map(({ id }) => id);
const people = z.enum(ids);

/** Where points go that are to buy lost units back (DP-18.9.5-b). */
export const FUND = 'fund';

export const actions = () =>
  [
    /** Points of this game-turn for a major independent, or for the replacement fund. */
    z.strictObject({
      type: z.literal('allot'),
      people: z.enum([...ids, FUND]),
      points: z.int().check(z.positive()),
    }),
    /** All points of this game-turn are given. */
    z.strictObject({ type: z.literal('seal') }),
    z.strictObject({ type: z.literal('claim'), people }),
    /** The unit speaks for its player to the minor independent that lives in its hex. */
    z.strictObject({ type: z.literal('emissary'), unit }),
  ] as const;
