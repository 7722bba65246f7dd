import type { Peoples } from '../showing.ts';

export const traits = {
  rampage: { icon: 'melee', rolls: 'decisive', button: true },
  tame: { icon: 'walk', family: 'bound' },
  stride: { icon: 'walk', family: 'bound' },
} as const;

export const clauses = { giants: 'DP-17.1-a' } as const;

export const abilities = { 'masters-giants': 'DP-12.1-c', giant: 'DP-17.1-b' } as const;

export const peoples: Peoples = {
  giants: [{ clause: 'DP-17.1-b' }, { clause: 'DP-17.1-d' }, { clause: 'DP-17.1-e' }],
};
