import { dragonRageRules, QUERIES } from '@hexwyrm/dragon-rage';
import { anyHosted } from '@hexwyrm/host';

/** Dragon Rage for the host of a table. */
export const engine = anyHosted({
  rules: dragonRageRules,
  whole: async () => (await import('./whole.ts')).whole,
  bots: async () => (await import('./bots.ts')).bots,
  adviser: async () => (await import('./bots.ts')).adviser,
  // A table watches them from its first screen on.
  queries: async () => QUERIES,
});
