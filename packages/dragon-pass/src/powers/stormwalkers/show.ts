export const traits = {
  storm: { icon: 'lightning', family: 'zone', rolls: 'decisive', quiet: true, aimed: true, effect: true },
} as const;

export const art = {
  stormwalkers: { figure: 'lightning-storm' },
  'stormwalkers-spirit': { figure: 'spectre', device: 'lightning-storm' },
} as const;

export const clauses = { stormwalkers: 'DP-12.3-a', 'stormwalkers-spirit': 'DP-12.3-a' } as const;

export const effects = { storm: 'deadly', 'storm-ring': 'mild', flood: 'wet' } as const;

export const coming = { 'rain-ends': 'lightning', 'flood-ends': 'lightning' } as const;

export const abilities = { 'raises-storm': 'DP-12.3-a' } as const;

export const events = {
  'storm-raised': { icon: 'lightning', notable: true },
} as const;
