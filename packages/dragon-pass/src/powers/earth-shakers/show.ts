import type { Peoples } from '../showing.ts';

export const traits = {
  fracture: { icon: 'earth', family: 'zone', confirmed: true, effect: true },
  quake: { icon: 'earth', effect: true, elsewhere: true },
} as const;

export const art = {
  'earth-shakers-cult': { figure: 'earth-spit' },
  'earth-shakers-cult-spirit': { figure: 'spectre', device: 'earth-spit' },
} as const;

export const clauses = { 'earth-shakers-cult': 'DP-16.8-a' } as const;

export const effects = { quake: 'mild', chasm: 'deadly' } as const;

export const abilities = { 'shakes-earth': 'DP-16.8-a' } as const;

export const peoples: Peoples = { exiles: [{ clause: 'DP-16.8-a', once: 'quake' }] };

export const events = {
  'fracture-drawn': { icon: 'earth' },
  'earth-broke': { icon: 'earth', notable: true },
} as const;
