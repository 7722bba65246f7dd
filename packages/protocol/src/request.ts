import * as z from 'zod/mini';
import { isMethod, METHODS, type Method } from './methods.ts';
import { MessageError, problemsOf } from './problems.ts';

/** Deeper data than this is no message of ours, and could exhaust the stack of whoever walks through it. */
const MAX_DEPTH = 100;

const id = z.union([z.string(), z.number()], 'must be text or a number');
export type RequestId = z.output<typeof id>;

const call = <M extends Method>(method: M) =>
  z.strictObject({ id, method: z.literal(method), params: METHODS[method] });

const requestSchema = z.discriminatedUnion('method', [
  call('games'),
  call('new'),
  call('load'),
  call('state'),
  call('view'),
  call('decision'),
  call('legal'),
  call('reactions'),
  call('propose'),
  call('explain'),
  call('odds'),
  call('apply'),
  call('undo'),
  call('save'),
  call('hash'),
  call('bestmove'),
]);

/** A request with checked parameters: which fields they have follows from the method. */
export type Request = z.output<typeof requestSchema>;
export type Params<M extends Method> = Extract<Request, { method: M }>['params'];

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

/** The id of something that may not be a request at all, so that its error can be told to whom it concerns. */
export function requestId(value: unknown): RequestId | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  const parsed = id.safeParse(value.id);
  return parsed.success ? parsed.data : null;
}

/** Throws MessageError 'bad-request', 'unknown-method' or 'bad-params', naming each field at fault. */
export function parseRequest(value: unknown): Request {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new MessageError('bad-request', [{ path: '', reason: 'a request is an object' }]);
  }
  const method = 'method' in value ? value.method : undefined;
  if (typeof method === 'string' && !isMethod(method)) {
    const known = Object.keys(METHODS).join(', ');
    throw new MessageError('unknown-method', [{ path: 'method', reason: `must be one of ${known}` }]);
  }
  if (typeof method !== 'string') {
    const reason = method === undefined ? 'is missing' : 'must be text';
    throw new MessageError('bad-request', [{ path: 'method', reason }]);
  }
  // Whoever leaves `params` out gives none.
  const parsed = requestSchema.safeParse({ params: {}, ...value }, { reportInput: true });
  if (parsed.success) return parsed.data;
  const envelope = parsed.error.issues.some((issue) => issue.path[0] !== 'params');
  throw new MessageError(envelope ? 'bad-request' : 'bad-params', problemsOf(parsed.error));
}
