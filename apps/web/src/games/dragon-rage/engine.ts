import { dragonRageRules, QUERIES } from '@hexwyrm/dragon-rage';
import { anyHosted } from '@hexwyrm/host';

/** Dragon Rage for the host of a table. */
export const engine = anyHosted({
  rules: dragonRageRules,
  whole: async () => (await import('./whole.ts')).whole,
  bots: async () => (await import('./bots.ts')).bots,
  counsel: async () => (await import('./bots.ts')).counsel,
  // A table watches them from its first screen on.
  queries: async () => QUERIES,
});
