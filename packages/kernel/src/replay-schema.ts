import * as z from 'zod/mini';
import { boundsProblem, isJson, MAX_FILE_BYTES, REPLAY_BOUNDS } from './bounds.ts';
import { fieldName, type Problem, ReplayError } from './errors.ts';
import type { Json } from './json.ts';
import { playersSchema } from './players-schema.ts';
import { longList } from './problems.ts';
import { REPLAY_FORMAT, type Replay } from './record.ts';

const json = z.custom<Json>(isJson, 'is no JSON data');
const die = z.int().check(z.gte(1, 'is no face of a die'), z.lte(6, 'is no face of a die'));
const dice = longList(die);

/** Where dice come from. */
export const diceSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('seed'),
    seed: z.union([z.string(), z.number()], 'must be text or a number'),
  }),
  z.strictObject({ kind: z.literal('scripted'), values: dice }),
  z.strictObject({ kind: z.literal('fair'), secret: z.string(), context: z.string() }),
]);

/** A replay file. The actions are any JSON here: the game's own gate judges them when they are played. */
export const replaySchema = z.strictObject({
  format: z.literal(REPLAY_FORMAT, `must be ${REPLAY_FORMAT}`),
  game: z.string(),
  rulesVersion: z.int(),
  start: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('scenario'), scenario: z.string(), options: json }),
    z.strictObject({ kind: z.literal('position'), position: json }),
  ]),
  dice: diceSchema,
  actions: longList(z.strictObject({ seat: z.string(), action: json, dice: z.exactOptional(dice) })),
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')),
  players: z.exactOptional(playersSchema),
});

/** Reads the text of a replay file, or what was already parsed from it. Throws ReplayError naming each field. */
export function parseReplay(source: unknown): Replay<Json> {
  const value = typeof source === 'string' ? parseText(source) : source;
  const fault = boundsProblem(value, REPLAY_BOUNDS);
  if (fault !== null) throw new ReplayError([fault]);
  const parsed = replaySchema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ReplayError(parsed.error.issues.flatMap(toProblems));
}

function parseText(text: string): unknown {
  if (text.length > MAX_FILE_BYTES) {
    throw new ReplayError([{ path: '', reason: `is longer than ${MAX_FILE_BYTES} letters` }]);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ReplayError([{ path: '', reason: 'is not JSON' }], error);
  }
}

function toProblems(issue: z.core.$ZodIssue): Problem[] {
  const path = fieldName(issue.path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: fieldName([...issue.path, key]), reason: 'is not known' }));
    case 'invalid_type':
      return [{ path, reason: `must be ${issue.expected}` }];
    case 'invalid_union':
      return [{ path, reason: issue.discriminator === undefined ? issue.message : 'is of no known kind' }];
    default:
      return [{ path, reason: issue.message }];
  }
}
