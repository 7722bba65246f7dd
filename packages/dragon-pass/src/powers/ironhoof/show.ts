import type { Peoples } from '../showing.ts';

export const traits = { freeze: { icon: 'spells', effect: true, elsewhere: true } } as const;

export const art = { ironhoof: { figure: 'centaur', device: 'horseshoe' } } as const;

export const clauses = { ironhoof: 'DP-16.12-a' } as const;

export const effects = { freeze: 'mild' } as const;

export const questions = { freeze: { by: ['holds-cavalry'], before: 'turn' } } as const;

export const abilities = { 'holds-cavalry': 'DP-16.12-c', cavalry: 'DP-16.12-e' } as const;

export const peoples: Peoples = {
  ironhoof: [{ clause: 'DP-16.12-a', once: 'freeze' }, { clause: 'DP-16.12-c' }, { clause: 'DP-16.12-f' }],
};
