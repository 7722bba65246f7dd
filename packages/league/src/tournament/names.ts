import { NAME_LENGTH, nameKey } from '../games/names.ts';

/** A name in quotation marks, as spreadsheets write those with a comma in them, or any text without a separator. */
const CELL = /[ \t]*"((?:[^"]|"")*)"[ \t]*(?=[,;\r\n]|$)|[^,;\r\n]+/g;

/** The names in a text that was typed, pasted or read from a file: one a line, or with commas between them. */
export const namesFrom = (text: string): string[] =>
  [...text.replace(/^\uFEFF/, '').matchAll(CELL)]
    .map(([whole, quoted]) => (quoted?.replaceAll('""', '"') ?? whole).replaceAll(/\s+/g, ' ').trim())
    .filter((name) => name !== '');

/** A text that gives these names when it is read. */
export const namesText = (names: readonly string[]): string =>
  names.map((name) => (/[",;]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join('\n');

/** Why names cannot all enter, and the first at fault. */
export type NamesFault =
  | { readonly kind: 'long' | 'twice'; readonly name: string }
  | { readonly kind: 'many'; readonly name: null };

/** What is wrong with new names, where others are taken and at most so many may enter; null: nothing. */
export function faultInNames(
  names: readonly string[],
  taken: readonly string[],
  most: number,
): NamesFault | null {
  if (names.length > most) return { kind: 'many', name: null };
  const known = new Set(taken.map(nameKey));
  for (const name of names) {
    if (name.length > NAME_LENGTH) return { kind: 'long', name };
    if (known.has(nameKey(name))) return { kind: 'twice', name };
    known.add(nameKey(name));
  }
  return null;
}
