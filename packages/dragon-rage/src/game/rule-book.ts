import clauses from '../../data/clauses.json' with { type: 'json' };
import texts from '../../data/rules-text.json' with { type: 'json' };

/** The inventory of clauses: what each says, and whether it is part of the introductory game. */
export const CLAUSES = clauses;

/** The same clauses as a player reads them, in English, French, Spanish and German. */
export const RULE_TEXTS = texts;
