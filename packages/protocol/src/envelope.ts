import { type Json, REPLAY_FORMAT } from '@hexwyrm/kernel';
import * as z from 'zod/mini';
import { MessageError, parseWith } from './problems.ts';
import { json, seat } from './values.ts';

/**
 * What any position says about itself before its game reads the rest: `format` and `version` name the form,
 * `game` whose it is.
 */
const positionEnvelope = z.looseObject({
  format: z.string(),
  version: z.int(),
  game: z.string(),
});
export type PositionEnvelope = z.output<typeof positionEnvelope>;

/** Throws MessageError 'bad-position'. */
export const parsePositionEnvelope = (value: unknown): PositionEnvelope =>
  parseWith(positionEnvelope, value, 'bad-position');

/** A view on its way to the seat it is meant for. */
const viewEnvelope = z.strictObject({ game: z.string(), rulesVersion: z.int(), seat, view: json });
export type ViewEnvelope = z.output<typeof viewEnvelope>;

/** Throws MessageError 'bad-view'. */
export const parseViewEnvelope = (value: unknown): ViewEnvelope => parseWith(viewEnvelope, value, 'bad-view');

/** Which kind of file this is, for commands that take either. Throws MessageError 'bad-file'. */
export function fileKind(value: unknown): 'replay' | 'position' {
  const { format } = parseWith(z.looseObject({ format: z.string() }), value, 'bad-file');
  if (format === REPLAY_FORMAT) return 'replay';
  if (format.endsWith('-position')) return 'position';
  throw new MessageError('bad-file', [
    { path: 'format', reason: `${format} is neither a position nor a replay` },
  ]);
}

/** Anything as JSON data, checked. Throws MessageError 'bad-json'. */
export const parseJson = (value: unknown): Json => parseWith(json, value, 'bad-json');
