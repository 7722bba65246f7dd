/** A clause as a player reads it. */
export interface ClauseText {
  readonly title: string;
  readonly text: string;
}

export type RuleTexts = Readonly<Record<string, ClauseText>>;
