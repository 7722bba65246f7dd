/** Names of the bots that players choose from in Dragon Rage, the weakest first, without loading them. */
export const DRAGON_RAGE_BOTS: readonly string[] = ['squire', 'reeve', 'captain', 'marshal', 'old-wyrm'];
