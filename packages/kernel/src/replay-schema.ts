import * as z from 'zod/mini';
import { type Problem, ReplayError } from './errors.ts';
import type { Json } from './json.ts';
import { REPLAY_FORMAT, type Replay } from './record.ts';

const die = z.int().check(z.gte(1, 'is no face of a die'), z.lte(6, 'is no face of a die'));
const dice = z.array(die);

/** A replay file. The actions are any JSON here: the game's own gate judges them when they are played. */
export const replaySchema = z.strictObject({
  format: z.literal(REPLAY_FORMAT, `must be ${REPLAY_FORMAT}`),
  game: z.string(),
  rulesVersion: z.int(),
  start: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('scenario'), scenario: z.string(), options: z.json() }),
    z.strictObject({ kind: z.literal('position'), position: z.json() }),
  ]),
  dice: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('seed'),
      seed: z.union([z.string(), z.number()], 'must be text or a number'),
    }),
    z.strictObject({ kind: z.literal('scripted'), values: dice }),
    z.strictObject({ kind: z.literal('fair'), secret: z.string(), context: z.string() }),
  ]),
  actions: z.array(z.strictObject({ seat: z.string(), action: z.json(), dice: z.exactOptional(dice) })),
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')),
});

/** Reads the text of a replay file, or what was already parsed from it. Throws ReplayError naming each field. */
export function parseReplay(source: unknown): Replay<Json> {
  const parsed = replaySchema.safeParse(typeof source === 'string' ? parseText(source) : source);
  if (parsed.success) return parsed.data;
  throw new ReplayError(parsed.error.issues.flatMap(toProblems));
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ReplayError([{ path: '', reason: 'is not JSON' }], error);
  }
}

function toProblems(issue: z.core.$ZodIssue): Problem[] {
  const path = toPath(issue.path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: toPath([...issue.path, key]), reason: 'is not known' }));
    case 'invalid_type':
      return [{ path, reason: `must be ${issue.expected}` }];
    case 'invalid_union':
      return [{ path, reason: issue.discriminator === undefined ? issue.message : 'is of no known kind' }];
    default:
      return [{ path, reason: issue.message }];
  }
}

function toPath(keys: readonly PropertyKey[]): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? String(key) : `${path}.${String(key)}`;
  }, '');
}
