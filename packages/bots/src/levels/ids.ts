/** The levels that players choose from, the weakest first. */
export const LEVELS = ['squire', 'reeve', 'captain', 'marshal', 'old-wyrm'] as const;
export type Level = (typeof LEVELS)[number];
