import type { Language, RuleTexts, WordsKit } from '@hexwyrm/words';

/** The words of a game at the table: its rule book is fetched by language. */
export interface TableWords extends WordsKit {
  /** Title and text of every clause. */
  rules(language: Language): Promise<RuleTexts>;
}
