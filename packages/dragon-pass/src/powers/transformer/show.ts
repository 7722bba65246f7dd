export const traits = { transform: { elsewhere: true, picks: true } } as const;

export const art = { 'alchemical-transformer': { figure: 'bubbling-flask' } } as const;

export const abilities = { 'doubles-factors': 'DP-16.7.2-a' } as const;
