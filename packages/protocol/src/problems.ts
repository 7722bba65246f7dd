import { DataError, fieldName, type Problem } from '@hexwyrm/kernel';
import * as z from 'zod/mini';

// The small build of zod brings no words of its own.
z.config(z.locales.en());

/** A message that does not say what it must. `problems` names the fields at fault. */
export class MessageError extends DataError {
  constructor(code: string, problems: readonly Problem[]) {
    super(code, '', problems);
  }
}

/** What can be read with a schema. */
export interface Reader<T> {
  safeParse(
    value: unknown,
    context: { readonly reportInput: true },
  ):
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: z.core.$ZodError };
}

/** The value a schema makes of it. Throws MessageError naming each bad field, as a field `of` a larger one if given. */
export function parseWith<T>(schema: Reader<T>, value: unknown, code: string, of = ''): T {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const problems = problemsOf(parsed.error);
  throw new MessageError(
    code,
    problems.map(({ path, reason }) => ({ path: within(of, path), reason })),
  );
}

const within = (whole: string, path: string): string =>
  whole === '' || path === '' ? whole + path : `${whole}.${path}`;

/** What a schema found wrong, field by field; parsed with `reportInput`, it tells what is missing. */
const problemsOf = (error: z.core.$ZodError): Problem[] => error.issues.flatMap(toProblems);

function toProblems(issue: z.core.$ZodIssue): Problem[] {
  const path = fieldName(issue.path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: fieldName([...issue.path, key]), reason: 'is not known' }));
  if (issue.input === undefined) return [{ path, reason: 'is missing' }];
  if (issue.code === 'invalid_type') return [{ path, reason: `must be ${article(issue.expected)}` }];
  return [{ path, reason: issue.message }];
}

const article = (expected: string): string => {
  if (expected === 'int') return 'a whole number';
  return /^[aeiou]/.test(expected) ? `an ${expected}` : `a ${expected}`;
};
