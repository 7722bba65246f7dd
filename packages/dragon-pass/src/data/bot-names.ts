/** Names of the bots that players choose from in Dragon Pass, the weakest first, without loading them. */
export const DRAGON_PASS_BOTS: readonly string[] = ['squire', 'reeve', 'captain', 'marshal', 'old-wyrm'];
