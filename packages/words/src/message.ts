/**
 * A message as the build leaves it (build/compiled.ts): words, or parts of which some depend on a value. Gaps in the words:
 * `{unit}` a value as it is, `{points#}` a number as the language writes it, `{odds+}` one with its sign, `{#}` the
 * number that chose these words.
 */
export type Message = string | readonly (string | Choice)[];

/** The value that chooses, what is said in each case, and a 1 where a number chooses by the grammar of the language. */
export type Choice = readonly [by: string, cases: Cases] | readonly [by: string, cases: Cases, isPlural: 1];

export type Cases = Readonly<Record<string, Message>>;

/** Messages by name. */
export type Messages = Readonly<Record<string, Message>>;
