import { isJson, type Json, type Seat } from '@hexwyrm/kernel';
import * as z from 'zod/mini';
import { NAME_LENGTH, nameOf } from './names.ts';

/** What a player did in a game that counts beyond it: a hero or a dragon killed, and where. */
const trophy = z.strictObject({ what: z.string(), hex: z.nullable(z.string()), turn: z.nullable(z.int()) });

const json = z.custom<Json>(isJson, 'is no JSON data');

const count = z.int().check(z.nonnegative());

/** How a game ended, as a contest keeps it. */
const played = {
  winner: z.string(),
  /** By seat: points that a tournament counts beside games won. */
  points: z.record(z.string(), count),
  trophies: z.record(z.string(), z.array(trophy).check(z.maxLength(50))),
};

/** A result that somebody types: of a game on cardboard, or of one whose replay is lost. */
export const typedSchema = z.strictObject({ source: z.literal('typed'), ...played });

const readSchema = z.strictObject({
  source: z.literal('replay'),
  ...played,
  /** SHA-256 of the replay: the same game counts once. */
  replay: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  reason: z.string(),
  /** What a page shows of the game: turn, score, goal, armies. */
  facts: z.record(z.string(), json),
});

export const reportSchema = z.discriminatedUnion('source', [typedSchema, readSchema]);

/** A seat that the report names and the game does not have; undefined: none. */
export const strangerIn = ({ winner, points, trophies }: Report, seats: readonly Seat[]): Seat | undefined =>
  [winner, ...Object.keys(points), ...Object.keys(trophies)].find((seat) => !seats.includes(seat));

export type Trophy = z.infer<typeof trophy>;
export type TypedReport = z.infer<typeof typedSchema>;
export type ReadReport = z.infer<typeof readSchema>;
export type Report = z.infer<typeof reportSchema>;

/** Who plays: `bot` names the bot, a player without one is a person. */
export const playerSchema = z.strictObject({
  name: nameOf(NAME_LENGTH),
  bot: z.exactOptional(nameOf(NAME_LENGTH)),
});

export type Player = z.infer<typeof playerSchema>;
