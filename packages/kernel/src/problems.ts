import * as z from 'zod/mini';
import { fieldName, MOST_PROBLEMS, type Problem } from './errors.ts';

// What every schema says where it says nothing of its own.
z.config({
  customError(issue) {
    if (issue.input === undefined) return 'is missing';
    if (issue.code === 'invalid_type') return `must be ${article(issue.expected)}`;
    return issue.code === 'invalid_union' ? 'is of no known form' : undefined;
  },
});

/** What a schema found wrong, field by field. */
export const problemsOf = (error: z.core.$ZodError): Problem[] =>
  error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: fieldName([...issue.path, key]), reason: 'unknown field' }))
      : [{ path: fieldName(issue.path), reason: issue.message }],
  );

/** What can be read with a schema. */
export interface Reader<T> {
  safeParse(
    value: unknown,
    context: { readonly reportInput: true },
  ):
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: z.core.$ZodError };
}

/** What is wrong with a message, in words for its author; empty if it matches the schema. */
export function messageProblems<T>(schema: Reader<T>, value: unknown): Problem[] {
  const parsed = schema.safeParse(value, { reportInput: true });
  return parsed.success ? [] : parsed.error.issues.flatMap(inWords);
}

function inWords(issue: z.core.$ZodIssue): Problem[] {
  const path = fieldName(issue.path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: fieldName([...issue.path, key]), reason: 'is not known' }));
  if (issue.code === 'invalid_union' && issue.discriminator !== undefined)
    return [{ path, reason: has(issue.input, issue.discriminator) ? 'is not known' : 'is missing' }];
  return [{ path, reason: issue.input === undefined ? 'is missing' : issue.message }];
}

const has = (value: unknown, field: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, field);

const article = (expected: string): string => {
  if (expected === 'int') return 'a whole number';
  return /^[aeiou]/.test(expected) ? `an ${expected}` : `a ${expected}`;
};

/** A list that may be long: it is read no further than enough is found wrong with it. */
export const longList = <T>(item: z.ZodMiniType<T>) =>
  z.pipe(z.pipe(z.array(z.unknown()), z.transform(upToEnough(item))), z.array(item));

const upToEnough =
  (item: z.ZodMiniType) =>
  (items: unknown[]): unknown[] => {
    let left = MOST_PROBLEMS;
    const end = items.findIndex((value) => {
      if (!item.safeParse(value).success) left -= 1;
      return left === 0;
    });
    return items.slice(0, end < 0 ? items.length : end + 1);
  };
