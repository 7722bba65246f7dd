export const traits = { freeze: { icon: 'spells', effect: true, elsewhere: true } } as const;

export const art = { ironhoof: { figure: 'centaur', device: 'horseshoe' } } as const;

export const clauses = { ironhoof: 'DP-16.12-a' } as const;
