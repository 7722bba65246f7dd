import * as z from 'zod/mini';
import { playerSchema, reportSchema } from '../games/report.ts';
import { arrangementSchema } from './settings.ts';

const id = z.string().check(z.maxLength(12));
const why = z.string().check(z.minLength(1), z.maxLength(200));
const leg = z.union([z.literal(0), z.literal(1)]);
const game = { match: id, leg };
/** What is typed of a game: points razed, and the side that gave up, if any. */
const typed = { razed: z.int().check(z.nonnegative()), conceded: z._default(z.nullable(z.string()), null) };

/** A game is begun here: its dice are drawn. */
const begin = z.strictObject({ type: z.literal('begin'), ...game });

const organiser = [
  z.strictObject({ type: z.literal('arrange'), settings: arrangementSchema }),
  z.strictObject({ type: z.literal('enter'), player: playerSchema }),
  z.strictObject({ type: z.literal('rename'), player: id, name: playerSchema.shape.name }),
  z.strictObject({ type: z.literal('leave'), player: id, reason: why }),
  z.strictObject({ type: z.literal('draw') }),
  z.strictObject({ type: z.literal('redraw'), reason: why }),
  z.strictObject({ type: z.literal('tell') }),
  /** The open games of a match count as won by the one who is there. */
  z.strictObject({ type: z.literal('award'), match: id, to: id, reason: why }),
  z.strictObject({ type: z.literal('close') }),
] as const;

/** What is sent. Results come as replays, or as what somebody read off the board. */
export const givenSchema = z.discriminatedUnion('type', [
  ...organiser,
  begin,
  z.strictObject({ type: z.literal('replay'), ...game, replay: z.unknown() }),
  z.strictObject({ type: z.literal('result'), ...game, ...typed }),
  z.strictObject({ type: z.literal('correct'), ...game, ...typed, reason: why }),
]);

/** What the book keeps. */
export const commandSchema = z.discriminatedUnion('type', [
  ...organiser,
  begin,
  z.strictObject({ type: z.literal('result'), ...game, report: reportSchema }),
  z.strictObject({ type: z.literal('correct'), ...game, report: reportSchema, reason: why }),
]);

export type TournamentCommand = z.infer<typeof commandSchema>;
