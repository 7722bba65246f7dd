import type { Peoples } from '../showing.ts';

export const traits = {
  fetch: { icon: 'walk', button: true },
  bring: { icon: 'reinforce', family: 'zone', places: true },
  call: { elsewhere: true, picks: true, panel: true },
  approach: { icon: 'walk', family: 'walk' },
} as const;

export const clauses = { 'hungry-jack': 'DP-16.10.2-a' } as const;

export const coming = { jack: 'reinforce' } as const;

export const questions = { call: { by: ['draws-units'], before: 'move' } } as const;

export const abilities = { 'carried-by-dragons': 'DP-16.10.1-a', 'draws-units': 'DP-16.10.2-a' } as const;

export const peoples: Peoples = {
  'hungry-jack': [{ clause: 'DP-16.10.2-a' }, { clause: 'DP-16.10.2-g' }, { clause: 'DP-16.10.2-h' }],
};

export const events = {
  'flew-west': { notable: true },
  'came-back': { notable: true },
} as const;
