export const traits = { freeze: { icon: 'spells' } } as const;

export const art = { ironhoof: { figure: 'centaur', device: 'horseshoe' } } as const;

export const clauses = { ironhoof: 'DP-16.12-a' } as const;
