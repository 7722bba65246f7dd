import type { Peoples } from '../showing.ts';

export const abilities = { dinosaur: 'DP-16.4-b' } as const;

export const peoples: Peoples = {
  dinosaurs: [{ clause: 'DP-16.4-b' }, { clause: 'DP-16.4-d' }, { clause: 'DP-16.4-h' }],
};
