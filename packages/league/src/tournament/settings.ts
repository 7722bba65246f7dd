import { isJson, type Json } from '@hexwyrm/kernel';
import * as z from 'zod/mini';
import { nameOf } from '../games/names.ts';
import { playerSchema } from '../games/report.ts';

/** The most players of one tournament. */
export const MOST_PLAYERS = 512;

/** The most Swiss rounds that an organiser can ask for. */
export const MOST_ROUNDS = 20;

const FORMATS = ['single', 'double', 'swiss', 'swiss-cut'] as const;

/** How rounds are played: may change until the first is drawn. */
const arrangement = {
  format: z.enum(FORMATS),
  /** One scenario throughout, or a die for each round. */
  scenarios: z._default(z.enum(['fixed', 'die']), 'fixed'),
  /** Swiss rounds; null: as many as are suggested for the players there are. */
  rounds: z._default(z.nullable(z.int().check(z.gte(1), z.lte(MOST_ROUNDS))), null),
  /** Whether the goal of a game changes with what both players have won and lost so far. */
  handicaps: z._default(z.boolean(), false),
  /** Whether results may be typed or must come from replays. */
  results: z._default(z.enum(['typed', 'replays']), 'typed'),
};

export const arrangementSchema = z.strictObject(arrangement);

/** What a tournament begins with; players may still come later. */
export const settingsSchema = z.strictObject({
  ...arrangement,
  name: nameOf(80),
  map: z.string(),
  /** Options of every game, corrections among them. */
  options: z._default(z.record(z.string(), z.custom<Json>(isJson, 'is no JSON data')), {}),
  players: z._default(z.array(playerSchema).check(z.maxLength(MOST_PLAYERS)), []),
});

export type TournamentSettings = z.infer<typeof settingsSchema>;
export type Arrangement = z.infer<typeof arrangementSchema>;
export type Format = (typeof FORMATS)[number];
