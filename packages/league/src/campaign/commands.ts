import { isJson, type Json } from '@hexwyrm/kernel';
import * as z from 'zod/mini';
import { nameOf } from '../games/names.ts';
import { playerSchema, reportSchema, typedSchema } from '../games/report.ts';

/** What two players agree on before the first game; none of it changes any more. */
export const settingsSchema = z.strictObject({
  name: nameOf(80),
  map: z.string(),
  players: z.record(z.string(), playerSchema),
  /** Options of every game, corrections among them. */
  options: z._default(z.record(z.string(), z.custom<Json>(isJson, 'is no JSON data')), {}),
  /** Whether results may be typed, as of games on cardboard, or must come from replays. */
  results: z._default(z.enum(['replays', 'typed']), 'replays'),
});

export type CampaignSettings = z.infer<typeof settingsSchema>;

const game = z.int().check(z.positive());
const others = [
  /** Draws the dice of the next game. */
  z.strictObject({ type: z.literal('begin'), game }),
  z.strictObject({ type: z.literal('give-up') }),
  /** Two level players leave it at that, without a game more. */
  z.strictObject({ type: z.literal('leave-tie') }),
] as const;

/** What players send: a result is a replay file, or is typed. */
export const givenSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('replay'), game, replay: z.unknown() }),
  z.strictObject({ type: z.literal('result'), game, report: typedSchema }),
  ...others,
]);

/** What the book keeps: of a replay what was read from it. */
export const commandSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('result'), game, report: reportSchema }),
  ...others,
]);

export type CampaignCommand = z.infer<typeof commandSchema>;
