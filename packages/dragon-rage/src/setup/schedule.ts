import type { Tables } from '../world/tables.ts';

/** DR-2.2.4.1-a, DR-2.6.1.6-a: the boxes of the turn track that are marked for reinforcements. */
export function isReinforcementTurn(tables: Tables, turn: number): boolean {
  const { firstTurn, every } = tables.reinforcements;
  return turn >= firstTurn && (turn - firstTurn) % every === 0;
}
