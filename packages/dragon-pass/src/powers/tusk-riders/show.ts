import type { Peoples } from '../showing.ts';

export const traits = { sacrifice: { elsewhere: true, picks: true, panel: true } } as const;

export const clauses = { 'tusk-riders': 'DP-16.17-a' } as const;

export const abilities = { 'rides-rough': 'DP-16.17-f' } as const;

export const peoples: Peoples = { 'tusk-riders': [{ clause: 'DP-16.17-a' }, { clause: 'DP-16.17-f' }] };

export const doors = {
  sacrifice: { way: 'own', people: 'tusk-riders', clauses: ['DP-16.17-c', 'DP-16.17-d'] },
} as const;
