export const traits = {
  feed: { elsewhere: true, picks: true },
  forfeit: { elsewhere: true, picks: true },
} as const;

export const art = { 'crimson-bat': { figure: 'evil-bat' } } as const;

export const clauses = { 'crimson-bat': 'DP-13.1-a' } as const;
