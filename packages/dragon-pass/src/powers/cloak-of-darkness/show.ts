import type { Peoples } from '../showing.ts';

export const traits = { cloak: { icon: 'spells', effect: true, elsewhere: true } } as const;

export const art = { 'cloak-of-darkness': { figure: 'cloak' }, goblins: { figure: 'goblin-head' } } as const;

export const clauses = { 'cloak-of-darkness': 'DP-16.14.2-a', goblins: 'DP-16.14.2-g' } as const;

export const effects = { cloud: 'mild' } as const;

export const coming = { 'cloud-ends': 'reinforce' } as const;

export const abilities = {
  'spreads-darkness': 'DP-16.14.2-b',
  'follow-darkness': 'DP-16.14.2-g',
  'sees-in-darkness': 'DP-16.14.2-e',
} as const;

export const peoples: Peoples = { ethilrist: [{ clause: 'DP-16.14.2-a', once: 'cloak' }] };

export const events = {
  'cloud-spread': { notable: true },
  'goblins-joined': { notable: true },
} as const;
