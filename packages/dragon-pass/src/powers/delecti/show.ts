import type { Peoples } from '../showing.ts';

export const traits = {
  march: { icon: 'walk', family: 'walk' },
  visit: { icon: 'crown', button: true },
  raise: { icon: 'place', family: 'zone' },
} as const;

export const clauses = { delecti: 'DP-16.3.2.3-a', zombies: 'DP-16.3.2.1-a' } as const;

export const abilities = { 'raises-zombies': 'DP-16.3.2.2-a', 'marches-in-file': 'DP-16.3.2.1-a' } as const;

export const peoples: Peoples = {
  delecti: [{ clause: 'DP-16.3.2.2-a' }, { clause: 'DP-16.3.2.5-d' }, { clause: 'DP-16.3.2.3-d' }],
};

export const doors = {
  visit: { way: 'sure', people: 'delecti', clauses: ['DP-16.3.1-a', 'DP-16.3.1-b'] },
} as const;
