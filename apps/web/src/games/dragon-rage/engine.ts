import { dragonRageRules } from '@hexwyrm/dragon-rage';

/** Dragon Rage for the host of a table. */
export const engine = {
  rules: dragonRageRules,
  whole: async () => (await import('./whole.ts')).whole,
  bots: async () => (await import('./bots.ts')).bots,
  queries: async () => (await import('./queries.ts')).queries,
};
