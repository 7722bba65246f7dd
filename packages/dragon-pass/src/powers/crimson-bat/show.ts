export const traits = {
  feed: { elsewhere: true, picks: true },
  forfeit: { elsewhere: true, picks: true, panel: true },
} as const;

export const art = { 'crimson-bat': { figure: 'evil-bat' } } as const;

export const clauses = { 'crimson-bat': 'DP-13.1-a' } as const;

export const abilities = { glows: 'DP-13.1-a', 'devours-lunars': 'DP-13.1-f' } as const;
