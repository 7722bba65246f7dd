/** The place of a word in a closed list; data with another word are refused by name. */
export function codeOf<W extends string>(words: readonly W[], word: string, what: string): number {
  const code = (words as readonly string[]).indexOf(word);
  if (code < 0) throw new RangeError(`${what}: ${word} is none of ${words.join(', ')}`);
  return code;
}

/** The word itself, known to be one of the list. */
export function oneOf<W extends string>(words: readonly W[], word: string, what: string): W {
  return words[codeOf(words, word, what)] as W;
}
