export const traits = {
  meteor: { icon: 'lightning', family: 'zone', rolls: 'decisive', quiet: true, aimed: true, effect: true },
} as const;

export const art = {
  'crater-makers': { figure: 'meteor-impact' },
  'crater-makers-agent': { figure: 'asteroid' },
} as const;

export const clauses = { 'crater-makers': 'DP-13.2-a' } as const;

export const effects = { meteors: 'deadly' } as const;

export const abilities = { 'calls-meteors': 'DP-13.2-a' } as const;

export const events = {
  'meteors-fell': { icon: 'lightning', notable: true },
} as const;
