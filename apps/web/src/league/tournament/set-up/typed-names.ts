/** The names that somebody typed or pasted: one a line, or with commas between them. */
export const typedNames = (text: string): readonly string[] =>
  text
    .split(/[\n,;]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
