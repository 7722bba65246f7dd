/** Normalises text for search: case, accents, apostrophes and narrow spaces make no difference. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLocaleLowerCase();
