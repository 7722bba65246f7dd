import type { Reader } from '@hexwyrm/kernel';
import * as z from 'zod/mini';
import { isMethod, METHODS, type Method } from './methods.ts';
import { MessageError, parseWith } from './problems.ts';

/** Deeper data is not a valid message, and could exhaust the stack of code that walks through it. */
const MAX_DEPTH = 100;

const id = z.union([z.string(), z.number()], 'must be text or a number');
export type RequestId = z.output<typeof id>;

/** The parameters of a method, defaults filled in. */
export type Params<M extends Method> = AllParams[M];

type AllParams = { readonly [M in Method]: z.output<(typeof METHODS)[M]> };

const READERS: { readonly [M in Method]: Reader<AllParams[M]> } = METHODS;

const envelope = z.strictObject({
  id,
  method: z.string('must be text'),
  params: z.optional(z.unknown()),
});

/** A request whose parameters have not been looked at. */
export interface Request {
  readonly id: RequestId;
  readonly method: Method;
  readonly params: unknown;
}

/** The data in one line of text. Throws MessageError 'bad-json'. */
export function parseLine(line: string): unknown {
  if (line.trim() === '') throw new MessageError('bad-json', [{ path: '', reason: 'the line is empty' }]);
  if (isTooDeep(line))
    throw new MessageError('bad-json', [{ path: '', reason: `nested deeper than ${MAX_DEPTH}` }]);
  try {
    return JSON.parse(line);
  } catch {
    throw new MessageError('bad-json', [{ path: '', reason: 'the line is not JSON' }]);
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    if (quoted && letter === '\\') i++;
    else if (letter === '"') quoted = !quoted;
    else if (!quoted && (letter === '{' || letter === '[')) {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (!quoted && (letter === '}' || letter === ']')) depth -= 1;
  }
  return false;
}

/** The id of something that may not be a request at all, to send its error to the right caller. */
export function requestId(value: unknown): RequestId | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  const parsed = id.safeParse(value.id);
  return parsed.success ? parsed.data : null;
}

/** Throws MessageError 'bad-request' or 'unknown-method', naming each field at fault. */
export function parseRequest(value: unknown): Request {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new MessageError('bad-request', [{ path: '', reason: 'a request is an object' }]);
  }
  const { method, params = {}, ...rest } = parseWith(envelope, value, 'bad-request');
  if (isMethod(method)) return { ...rest, method, params };
  const known = Object.keys(METHODS).join(', ');
  throw new MessageError('unknown-method', [{ path: 'method', reason: `must be one of ${known}` }]);
}

/** The parameters of a method, defaults filled in. Throws MessageError 'bad-params', naming each field at fault. */
export const parseParams = <M extends Method>(method: M, params: unknown): Params<M> =>
  parseWith(READERS[method], params, 'bad-params', 'params');
