/** The names of the messages of this package. */
export type WordsMessageId = Exclude<
  keyof typeof import('../messages/en.json') | keyof typeof import('./advice/words.en.json'),
  'default'
>;
