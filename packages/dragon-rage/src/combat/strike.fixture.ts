import type { ActionOf } from '../core/actions.ts';
import { defender, invader } from '../testing/pieces.ts';
import { type Piece, type Setting, table } from '../testing/table.ts';

/** Another unit that can fight, so that the phase stays open. */
export const idle = { foe: defender('INF', '2010'), ally: invader('ORC', '2009') };
export const dragon = invader('DRAGON', '1010', { facing: 'N' });

export type Groups = ActionOf<'strike'>['groups'];
export const strike = (hex: string, groups: Groups, unit = 0) =>
  ({ type: 'strike', unit, hex, groups }) as const;

/** The monster as unit 0 in phase 4, an enemy infantry 2 as unit 1 in that hex. */
export function against(
  hex: string,
  monster: Piece = dragon,
  more: Partial<Setting<'monster' | 'inf'>> = {},
) {
  return table({ phase: 4, ...more, pieces: { monster, inf: defender('INF', hex), ...idle } });
}
