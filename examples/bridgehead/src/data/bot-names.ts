/** Names of the bots for Bridgehead, without loading them. */
export const BRIDGEHEAD_BOTS: readonly string[] = ['squire', 'reeve', 'captain', 'marshal', 'old-wyrm'];
