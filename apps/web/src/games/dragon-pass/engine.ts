import { dragonPassRules, QUERIES } from '@hexwyrm/dragon-pass';
import { anyHosted } from '@hexwyrm/host';

/** Dragon Pass for the host of a table. */
export const engine = anyHosted({
  rules: dragonPassRules,
  whole: async () => (await import('./whole.ts')).whole,
  bots: async () => (await import('./bots.ts')).bots,
  counsel: async () => (await import('./bots.ts')).counsel,
  // A table watches them from its first screen on.
  queries: async () => QUERIES,
});
