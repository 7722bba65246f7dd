import type { UnitTypeId } from '../world/unit-types.ts';
import type { Piece } from './table.ts';

type Rest = Omit<Piece, 'type' | 'side' | 'hex'>;

/** A piece of the city in that hex. */
export const defender = (type: UnitTypeId, hex: string | null, rest: Rest = {}): Piece => ({
  type,
  side: 'defender',
  hex,
  ...rest,
});

/** A piece of the attackers in that hex. */
export const invader = (type: UnitTypeId, hex: string | null, rest: Rest = {}): Piece => ({
  type,
  side: 'invader',
  hex,
  ...rest,
});
