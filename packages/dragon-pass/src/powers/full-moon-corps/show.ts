export const traits = { muster: { icon: 'reinforce', family: 'zone', places: true } } as const;

export const art = { 'full-moon-corps': { figure: 'moon' } } as const;

export const clauses = { 'full-moon-corps': 'DP-13.3-a' } as const;

export const abilities = { 'appears-on-full-days': 'DP-13.3-a' } as const;

export const events = {
  mustered: { icon: 'reinforce', topic: 'moves' },
} as const;
