import type { SpellShow } from '../show.ts';

export const elemental: SpellShow = {
  traits: { icon: 'earth', quiet: true, digit: 5 },
  aim: 'hex',
  clauses: ['DR-2.8.9-a', 'DR-2.8.9-b', 'DR-2.8.9-g'],
  numbers: ({ elemental }) => ({ range: elemental.range, leash: elemental.leash }),
  cost: ({ elemental }) => elemental.cost,
};
