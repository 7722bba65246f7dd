import type { SpellShow } from '../show.ts';

export const dispel: SpellShow = {
  traits: { icon: 'spells', family: 'target', quiet: true, digit: 6 },
  aim: 'unit',
  clauses: ['DR-2.8.9-n', 'DR-2.8.9-o'],
  numbers: () => ({}),
};
