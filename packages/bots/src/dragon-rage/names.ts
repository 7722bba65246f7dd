/** Who can play Dragon Rage, for those who need not know how. */
export const DRAGON_RAGE_BOTS: readonly string[] = ['greedy', 'random'];
