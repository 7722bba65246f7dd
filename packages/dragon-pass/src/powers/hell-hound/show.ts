import type { Peoples } from '../showing.ts';

export const traits = {
  unleash: { icon: 'spells', family: 'zone', rolls: 'decisive', quiet: true, aimed: true, effect: true },
  confront: { elsewhere: true, picks: true },
  attach: { icon: 'place', family: 'zone', confirmed: true },
} as const;

export const art = {
  'hell-hound': { figure: 'hound' },
  'sir-ethilrist': { figure: 'black-knight-helm' },
  'keener-than': { figure: 'raven' },
} as const;

export const clauses = {
  'hell-hound': 'DP-16.14.3-a',
  'sir-ethilrist': 'DP-16.14.1-a',
  'keener-than': 'DP-16.14.4-a',
} as const;

export const effects = { 'doom-run': 'deadly' } as const;

export const abilities = {
  'rides-hound': 'DP-16.14.3-a',
  'runs-doom': 'DP-16.14.3-b',
  'calls-hound': 'DP-16.14.4-a',
} as const;

export const peoples: Peoples = { ethilrist: [{ clause: 'DP-16.14.3-b' }, { clause: 'DP-16.14.4-a' }] };
