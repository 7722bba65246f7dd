/** Names of the bots for Bridgehead, without loading them. */
export const BRIDGEHEAD_BOTS: readonly string[] = ['greedy', 'random'];
