export const traits = { cloak: { icon: 'spells', effect: true, elsewhere: true } } as const;

export const art = { 'cloak-of-darkness': { figure: 'cloak' }, goblins: { figure: 'goblin-head' } } as const;

export const clauses = { 'cloak-of-darkness': 'DP-16.14.2-a', goblins: 'DP-16.14.2-g' } as const;
