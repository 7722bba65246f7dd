import { dragonPassRules } from '@hexwyrm/dragon-pass';
import { anyHosted } from '@hexwyrm/host';

/** Dragon Pass for the host of a table. */
export const engine = anyHosted({
  rules: dragonPassRules,
  whole: async () => (await import('./whole.ts')).whole,
  bots: async () => (await import('./bots.ts')).bots,
  queries: async () => (await import('./queries.ts')).queries,
});
