import type { SpellShow } from '../show.ts';

export const lightning: SpellShow = {
  traits: { icon: 'lightning', family: 'target', quiet: true, rolls: 'decisive', digit: 4 },
  aim: 'unit',
  clauses: ['DR-2.8.8-b', 'DR-2.8.8-d', 'DR-2.8.8-h'],
  numbers: ({ lightning }) => ({ range: lightning.range, power: lightning.power }),
  cost: ({ lightning }) => lightning.cost,
};
