import * as z from 'zod/mini';
import clauses from '../../data/clauses.json' with { type: 'json' };
import map from '../../data/map.json' with { type: 'json' };
import texts from '../../data/rules-text.json' with { type: 'json' };

export const MAP = map;
export const CLAUSES = clauses;
export const RULE_TEXTS = texts;

/** There is nothing to choose. */
export const optionsSchema = z.strictObject({});
