import { dragonPassRules, QUERIES } from '@hexwyrm/dragon-pass';
import { anyHosted } from '@hexwyrm/host';

/** Dragon Pass for the host of a table. */
export const engine = anyHosted({
  rules: dragonPassRules,
  whole: async () => (await import('./whole.ts')).whole,
  bots: async () => (await import('./bots.ts')).bots,
  adviser: async () => (await import('./bots.ts')).adviser,
  // A table watches them from its first screen on.
  queries: async () => QUERIES,
});
