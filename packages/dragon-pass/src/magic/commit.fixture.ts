import { lunar } from '../testing/skirmish.ts';
import { type Piece, table } from '../testing/table.ts';

export const MAGE = lunar('5-5-5-5', '0905');
export const SPIRIT = lunar('X-5-X-5', 'box', { of: 'mage' });

export function commitment<N extends string>(pieces: Record<N, Piece>) {
  return table({ phase: 'commit', pieces });
}
