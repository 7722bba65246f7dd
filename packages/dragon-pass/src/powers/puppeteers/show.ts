import type { Peoples } from '../showing.ts';

export const traits = {
  search: { icon: 'look', button: true, rolls: 'decisive' },
  conjure: { icon: 'spells', family: 'zone', aimed: true },
  recall: { icon: 'pointer', button: true },
  trade: { icon: 'pointer', button: true },
  substitute: { elsewhere: true, picks: true },
} as const;

export const art = {
  'puppeteer-troupe': { figure: 'puppet' },
  'illusionary-armies': { figure: 'two-shadows' },
} as const;

export const clauses = {
  'puppeteer-troupe': 'DP-16.13.2-a',
  'illusionary-armies': 'DP-16.13.3.1-a',
} as const;

export const questions = { spare: { by: ['makes-illusions'], before: 'blow' } } as const;

export const abilities = { 'makes-illusions': 'DP-16.13.3.1-a', illusion: 'DP-16.13.3.5-a' } as const;

export const peoples: Peoples = {
  puppeteers: [{ clause: 'DP-16.13.3.1-a' }, { clause: 'DP-16.13.3.2-c' }, { clause: 'DP-16.13.3.4-b' }],
};

export const doors = {
  search: { way: 'lots', people: 'puppeteers', clauses: ['DP-16.13.1-b', 'DP-16.13.1-e'] },
} as const;
