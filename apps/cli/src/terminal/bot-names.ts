/** The ranks of the built-in bots, as the table calls them. */
const RANKS: ReadonlyMap<string, string> = new Map([
  ['random', 'Squire'],
  ['greedy', 'Reeve'],
]);

/** "Reeve (greedy)": the rank, and the id that options and the protocol take. */
export function botName(id: string): string {
  const rank = RANKS.get(id);
  return rank === undefined ? id : `${rank} (${id})`;
}
