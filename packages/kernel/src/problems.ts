import * as z from 'zod/mini';
import { fieldName, MOST_PROBLEMS, type Problem } from './errors.ts';

/** What a schema found wrong, field by field. */
export const problemsOf = (error: z.core.$ZodError): Problem[] =>
  error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: fieldName([...issue.path, key]), reason: 'unknown field' }))
      : [{ path: fieldName(issue.path), reason: issue.message }],
  );

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
