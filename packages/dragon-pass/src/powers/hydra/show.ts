import type { Peoples } from '../showing.ts';

export const traits = { nourish: { elsewhere: true, picks: true } } as const;

export const clauses = { hydra: 'DP-16.11-a' } as const;

export const abilities = { 'must-be-fed': 'DP-16.11-c' } as const;

export const peoples: Peoples = {
  hydra: [{ clause: 'DP-16.11-b' }, { clause: 'DP-16.11-c' }, { clause: 'DP-16.11-e' }],
};
