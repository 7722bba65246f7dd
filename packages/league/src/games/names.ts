import * as z from 'zod/mini';

/** The most letters of the name of a player. */
export const NAME_LENGTH = 60;

/** Letters that end a line or control a terminal, and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Spaces, and what has no width. */
const INVISIBLE = /[\p{Z}\p{Cf}\p{DI}]/gu;

/** What somebody or something is called: one line that can be seen, however its letters are composed. */
export const nameOf = (most: number) =>
  z.string().check(
    z.refine((name) => !UNPRINTABLE.test(name), 'has a letter that cannot be printed'),
    z.normalize('NFC'),
    z.trim(),
    z.refine(
      (name) => name.length <= most && name.replaceAll(INVISIBLE, '') !== '',
      `must have 1 to ${most} letters`,
    ),
  );

/** Names that look alike are the same. */
export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

export const nameKey = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
