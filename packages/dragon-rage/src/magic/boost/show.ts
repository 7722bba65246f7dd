import type { SpellShow } from '../show.ts';

export const boost: SpellShow = {
  traits: { icon: 'boost', button: true, quiet: true, digit: 1 },
  aim: 'self',
  clauses: ['DR-2.8.5-c', 'DR-2.8.5-f', 'DR-2.8.5-i'],
  numbers: ({ boost }) => ({ radius: boost.maxRadius }),
  cost: ({ boost }) => boost.cost,
};
