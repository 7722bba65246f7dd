import { firstSpoken, LANGUAGES, type Language } from '@hexwyrm/words';
import type { Io } from './io.ts';
import { oneOf } from './options.ts';

/** The language that was asked for, otherwise that of the system, otherwise English. */
export function languageFor(asked: string | undefined, { env }: Io): Language {
  if (asked !== undefined) return oneOf(asked, LANGUAGES, 'language');
  return firstSpoken([env.LC_ALL || env.LC_MESSAGES || env.LANG]);
}
