import { UsageError } from './io.ts';

/** The ranks of the built-in bots, as the table calls them. */
const RANKS: ReadonlyMap<string, string> = new Map([
  ['random', 'Squire'],
  ['greedy', 'Reeve'],
  ['policy', 'Captain'],
]);

/** "Reeve (greedy)": the rank, and the id that options and the protocol take. */
function ranked(id: string): string {
  const rank = RANKS.get(id);
  return rank === undefined ? id : `${rank} (${id})`;
}

export function botNamed<B>(bots: ReadonlyMap<string, B>, name: string): B {
  const bot = bots.get(name);
  if (bot !== undefined) return bot;
  const known = [...bots.keys()].map(ranked).join(', ');
  throw new UsageError(`unknown bot ${JSON.stringify(name)}; there are: ${known}`);
}
