export const traits = { rampage: { icon: 'melee', rolls: 'decisive', button: true } } as const;

export const clauses = { giants: 'DP-17.1-a' } as const;
