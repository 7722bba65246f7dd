import { DataError, messageProblems, type Problem, type Reader } from '@hexwyrm/kernel';
import * as z from 'zod/mini';

// The small build of zod brings no words of its own.
z.config(z.locales.en());

/** A message that does not say what it must. `problems` names the fields at fault. */
export class MessageError extends DataError {
  constructor(code: string, problems: readonly Problem[]) {
    super(code, '', problems);
  }
}

/** The value a schema makes of it. Throws MessageError naming each bad field, as a field `of` a larger one if given. */
export function parseWith<T>(schema: Reader<T>, value: unknown, code: string, of = ''): T {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new MessageError(code, within(of, messageProblems(schema, value)));
}

/** The same problems, as those of a field `of` something larger. */
export const within = (of: string, problems: readonly Problem[]): Problem[] =>
  problems.map(({ path, reason }) => ({
    path: of === '' || path === '' ? of + path : `${of}.${path}`,
    reason,
  }));
