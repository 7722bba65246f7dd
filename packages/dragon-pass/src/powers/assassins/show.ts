import type { Peoples } from '../showing.ts';

export const traits = {
  scout: { icon: 'look', family: 'target', rolls: 'decisive', quiet: true, aimed: true },
  strike: { elsewhere: true, rolls: 'decisive', picks: true },
} as const;

export const art = {
  'lunar-assassin': { figure: 'hooded-assassin' },
  'sartar-assassin': { figure: 'hooded-assassin' },
  'exiles-assassin': { figure: 'hooded-assassin' },
} as const;

export const clauses = {
  'lunar-assassin': 'DP-17.2-a',
  'sartar-assassin': 'DP-17.2-a',
  'exiles-assassin': 'DP-17.2-a',
} as const;

export const abilities = { assassin: 'DP-17.2-a' } as const;

export const peoples: Peoples = { exiles: [{ clause: 'DP-17.2-a' }, { clause: 'DP-17.2-h' }] };

export const events = {
  scouted: { rolls: true },
  'assassin-struck': { rolls: true },
  'assassin-fled': { rolls: true },
} as const;
