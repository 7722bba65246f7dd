import type { Side } from '../core/vocabulary.ts';
import { type Piece, table } from '../testing/table.ts';
import type { UnitTypeId } from '../world/unit-types.ts';

export const piece = (type: UnitTypeId, side: Side, hex: string) => ({ type, side, hex }) as const;
export const walk = (unit: number, to: string) => ({ type: 'walk', unit, to }) as const;

/** Why one unit, alone on the map, may not step from hex to hex; null if it may. Monsters step due north or south. */
export function step(
  map: 'esirien' | 'nurkott' | 'plain',
  type: UnitTypeId,
  side: Side,
  from: string,
  to: string,
  more: Partial<Parameters<typeof table>[0]> = {},
) {
  const unit: Piece = { ...piece(type, side, from), facing: from > to ? 'N' : 'S' };
  const t = table({ map, phase: side === 'invader' ? 2 : 7, ...more, pieces: { unit } });
  return t.refusal(side, walk(0, to));
}
