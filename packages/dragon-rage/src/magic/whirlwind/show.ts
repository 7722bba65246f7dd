import type { SpellShow } from '../show.ts';

export const whirlwind: SpellShow = {
  traits: { icon: 'whirlwind', quiet: true, digit: 3 },
  aim: 'hex',
  clauses: ['DR-2.8.7-e', 'DR-2.8.7-h', 'DR-2.8.7-m'],
  numbers: ({ whirlwind }) => ({ range: whirlwind.range, crash: whirlwind.crashOn }),
  covers: () => 0,
  cost: ({ whirlwind }) => whirlwind.cost,
  markers: ({ whirlwinds }) => whirlwinds,
};
