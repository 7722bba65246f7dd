export const traits = { sacrifice: { elsewhere: true, picks: true } } as const;

export const clauses = { 'tusk-riders': 'DP-16.17-a' } as const;
