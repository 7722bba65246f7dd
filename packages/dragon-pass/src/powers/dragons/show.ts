import type { Peoples } from '../showing.ts';

export const traits = {
  dragonfight: { icon: 'melee' },
  slay: { elsewhere: true, picks: true },
  sweep: { icon: 'melee' },
  neutralise: { icon: 'spells', button: true, effect: true },
  relight: { icon: 'spells', button: true },
} as const;

export const clauses = { dragons: 'DP-16.6.3-a' } as const;

export const questions = { neutralise: { by: ['dragon'], before: 'battle' } } as const;

export const abilities = { dragon: 'DP-16.6.3-a' } as const;

const DRAGON = [
  { clause: 'DP-16.6.3-a' },
  { clause: 'DP-16.6.3-c' },
  { clause: 'DP-16.6.5-a' },
  { clause: 'DP-16.6.6-a' },
] as const;

export const peoples: Peoples = { 'red-dragon': DRAGON, 'green-dragon': DRAGON, 'brown-dragon': DRAGON };
