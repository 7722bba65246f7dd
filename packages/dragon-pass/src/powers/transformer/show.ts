export const traits = { transform: { elsewhere: true, picks: true } } as const;

export const art = { 'alchemical-transformer': { figure: 'bubbling-flask' } } as const;
