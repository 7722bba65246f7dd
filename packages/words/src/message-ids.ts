/** The names of the messages of this package. */
export type WordsMessageId = Exclude<keyof typeof import('../messages/en.json'), 'default'>;
