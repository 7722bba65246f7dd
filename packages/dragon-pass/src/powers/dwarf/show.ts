import type { Peoples } from '../showing.ts';

export const traits = { knock: { icon: 'crown', button: true, rolls: 'decisive' } } as const;

export const clauses = { dwarf: 'DP-16.7.1-a' } as const;

export const abilities = {
  'is-made-of-stone': 'DP-PAC.DwarfLuck-a',
  'fires-cannon': 'DP-PAC.DwarfLuck-a',
} as const;

export const peoples: Peoples = {
  dwarf: [{ clause: 'DP-16.7.2-a' }, { clause: 'DP-16.7.1-e' }, { clause: 'DP-16.7.1-d' }],
};

export const doors = {
  knock: { way: 'luck', people: 'dwarf', clauses: ['DP-16.7.1-a', 'DP-16.7.1-b'] },
} as const;

/** The units given away, by what the die brings. */
export const gifts: Readonly<Record<string, string>> = {
  'stone-man': 'stone-men',
  cannon: 'cannon-cult',
  transformer: 'alchemical-transformer',
};
