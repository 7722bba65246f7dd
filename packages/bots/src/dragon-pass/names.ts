/** Who can play Dragon Pass, for those who need not know how. */
export const DRAGON_PASS_BOTS: readonly string[] = ['greedy', 'random'];
