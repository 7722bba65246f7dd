/** Where a line may end inside a word. */
const SOFT_HYPHEN = '\u00AD';

/**
 * A name that can be broken in narrow places even where the browser knows no syllables of the language. `breaks`: long
 * words with hyphens where they may be parted.
 */
export function softly(name: string, breaks: string): string {
  const parted = new Map(
    breaks.split(' ').map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT_HYPHEN)]),
  );
  return name.replace(/\p{L}+/gu, (word) => parted.get(word) ?? word);
}
