export const traits = { quicken: { icon: 'spells', effect: true, elsewhere: true } } as const;

export const art = { 'spirit-of-movement': { figure: 'wingfoot' } } as const;

export const clauses = { 'spirit-of-movement': 'DP-16.15-b' } as const;
