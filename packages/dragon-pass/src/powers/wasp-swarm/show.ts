export const traits = { wasps: { icon: 'spells', effect: true, elsewhere: true } } as const;

export const art = { wasps: { figure: 'wasp-sting' } } as const;

export const clauses = { wasps: 'DP-12.4-a' } as const;

export const effects = { wasps: 'mild' } as const;

export const abilities = { swarms: 'DP-12.4-a' } as const;
