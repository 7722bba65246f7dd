export const traits = {
  storm: { icon: 'lightning', family: 'zone', rolls: 'decisive', quiet: true, aimed: true, effect: true },
} as const;

export const art = {
  stormwalkers: { figure: 'lightning-storm' },
  'stormwalkers-spirit': { figure: 'spectre', device: 'lightning-storm' },
} as const;

export const clauses = { stormwalkers: 'DP-12.3-a', 'stormwalkers-spirit': 'DP-12.3-a' } as const;
