/** Names of the bots for Dragon Pass, without loading them. */
export const DRAGON_PASS_BOTS: readonly string[] = ['greedy', 'random'];
