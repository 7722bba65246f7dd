export const traits = { wasps: { icon: 'spells' } } as const;

export const art = { wasps: { figure: 'wasp-sting' } } as const;

export const clauses = { wasps: 'DP-12.4-a' } as const;
