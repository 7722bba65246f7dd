/** Where a line may end inside a word. */
const SOFT_HYPHEN = '\u00AD';

/**
 * A name that can break in narrow places even if the browser cannot hyphenate the language. `breaks`: long
 * words with hyphens where they may be split.
 */
export function softly(name: string, breaks: string): string {
  const parted = new Map(
    breaks.split(' ').map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT_HYPHEN)]),
  );
  return name.replace(/\p{L}+/gu, (word) => parted.get(word) ?? word);
}
