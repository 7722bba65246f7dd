/** Names of the bots for Dragon Rage, without loading them. */
export const DRAGON_RAGE_BOTS: readonly string[] = ['policy', 'greedy', 'random'];
