import type { Options } from '../../core/options.ts';
import { type Piece, table } from '../../testing/table.ts';
import type { Corrections } from '../../world/corrections.ts';
import type { UnitTypeId } from '../../world/unit-types.ts';

export const dragon: Piece = { type: 'DRAGON', side: 'invader', hex: '1010', facing: 'N' };
export const spare: Piece = { type: 'ORC', side: 'invader', hex: '2501' };
export const foe = (hex: string, type: UnitTypeId = 'INF'): Piece => ({ type, side: 'defender', hex });
export const bound = (to: string) => ({ type: 'bound', unit: 0, to }) as const;
export const TOWER: Corrections = { hexes: { '1010': { terrain: 'tower' } } };

export const alone = (
  hp: NonNullable<Piece['hp']>,
  more: { corrections?: Corrections; options?: Partial<Options> } = {},
  type: UnitTypeId = 'DRAGON',
) => table({ phase: 2, ...more, pieces: { monster: { ...dragon, type, hp }, spare } });

export const landings = (t: ReturnType<typeof alone>) =>
  new Set(t.matching('invader', { type: 'bound' }).map((action) => ('to' in action ? action.to : null)));
