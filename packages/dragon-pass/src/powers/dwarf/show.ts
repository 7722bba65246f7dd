export const traits = { knock: { icon: 'crown', button: true, rolls: 'decisive' } } as const;

export const clauses = { dwarf: 'DP-16.7.1-a' } as const;
