/** What is typed and what is written, made alike: case, accents, apostrophes and narrow spaces do not tell them apart. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLocaleLowerCase();
