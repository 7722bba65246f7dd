import type { SpellShow } from '../show.ts';

export const fog: SpellShow = {
  traits: { icon: 'fog', quiet: true, digit: 2 },
  aim: 'hex',
  clauses: ['DR-2.8.6-b', 'DR-2.8.6-d', 'DR-2.8.6-e'],
  numbers: ({ fog }) => ({ range: fog.range, radius: fog.radius }),
  covers: ({ fog }) => fog.radius,
  cost: ({ fog }) => fog.cost,
  markers: ({ fog }) => fog,
};
