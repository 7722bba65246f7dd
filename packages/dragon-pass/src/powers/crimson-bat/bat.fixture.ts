import type { MoonPhase } from '../../core/vocabulary.ts';
import { lunar, sartar } from '../../testing/skirmish.ts';
import { type Piece, type Setting, table } from '../../testing/table.ts';
import type { Hunger } from './hunger.ts';

export const BLACK = 0;
export const CRESCENT_COME = 1;
export const EMPTY_HALF = 2;
export const FULL = 3;
export const FULL_HALF = 4;
export const DYING = 6;

export const BAT = (hex: string, down = false): Piece =>
  lunar('(4)-[-1]*-10-0', hex, { down, back: '(2)-0-5' });
export const troop = (hex: string): Piece => lunar('3-3-3', hex, { faction: 'lunar' });

/** So many Lunar units in the Bat's hex. */
export const larder = (count: number): Record<string, Piece> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`u${i}`, troop('0909')]));

/** The Lunar exotics phase; Sartar is far away. */
export function day(
  moon: MoonPhase,
  hunger: Partial<Hunger>,
  extra: Record<string, Piece> = {},
  more: Partial<Setting<string>> = {},
) {
  return table<string>({
    phase: 'exotics',
    moon,
    ...more,
    pieces: { 'crimson-bat': BAT('0909'), food: troop('0910'), foe: sartar('4-3-5', '1518'), ...extra },
    state: (state) => Object.assign(state.hunger, hunger),
  });
}
