import type { Peoples } from '../showing.ts';

export const traits = {
  pillar: { icon: 'lightning', family: 'zone', rolls: 'decisive', quiet: true, aimed: true, effect: true },
} as const;

export const clauses = { cragspider: 'DP-16.2-a', 'black-dragon': 'DP-16.2.2-a' } as const;

export const effects = { fire: 'deadly' } as const;

export const abilities = { 'raises-fire': 'DP-16.2-b', 'falls-with-firewitch': 'DP-16.2.2-a' } as const;

export const peoples: Peoples = {
  cragspider: [
    { clause: 'DP-16.2-b', once: 'pillar' },
    { clause: 'DP-16.2-d' },
    { clause: 'DP-16.2.2-a' },
    { clause: 'DP-16.2.1-a' },
  ],
};
