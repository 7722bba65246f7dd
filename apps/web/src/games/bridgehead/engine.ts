import { bridgehead, bridgeheadRules } from '@hexwyrm/bridgehead';
import { anyHosted } from '@hexwyrm/host';

/** Bridgehead for the host of a table: so small that only its bots come later. */
export const engine = anyHosted({
  rules: bridgeheadRules,
  whole: async () => bridgehead,
  bots: async () => (await import('@hexwyrm/bridgehead/bots')).bridgeheadBots,
  adviser: async () => (await import('@hexwyrm/bridgehead/bots')).bridgeheadAdviser,
  queries: async () => ({}),
});
