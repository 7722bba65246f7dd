export const traits = { nourish: { elsewhere: true, picks: true } } as const;

export const clauses = { hydra: 'DP-16.11-a' } as const;
