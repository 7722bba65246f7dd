import type { Peoples } from '../showing.ts';

export const traits = { quicken: { icon: 'spells', effect: true, elsewhere: true } } as const;

export const art = { 'spirit-of-movement': { figure: 'wingfoot' } } as const;

export const clauses = { 'spirit-of-movement': 'DP-16.15-b' } as const;

export const effects = { quicken: 'mild' } as const;

export const abilities = { 'doubles-movement': 'DP-16.15-c' } as const;

export const peoples: Peoples = {
  'spirit-of-movement': [{ clause: 'DP-16.15-c' }, { clause: 'DP-16.15-e' }],
};
