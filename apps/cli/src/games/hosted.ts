import { type AnyHostedGame, anyHosted } from '@hexwyrm/host';
import type { AnyKit } from './kit.ts';

/** A game of the command line for a host. */
export const hostedOf = (kit: AnyKit): AnyHostedGame =>
  kit.use(({ game, adviser, bots, queries }) =>
    anyHosted({
      rules: game,
      whole: async () => game,
      bots: async () => bots,
      adviser: async () => adviser,
      queries: async () => queries,
    }),
  );
