import { lunar, sartar, type Table } from '../testing/skirmish.ts';
import { haunt, sorcery } from '../testing/sorcery.ts';
import { eventsOf, type Piece, type Setting } from '../testing/table.ts';

/** Fixture values of the Red Moon, Black first. */
export const MT = [0, 2, 4, 7, 4, 3, 0];
export const BLACK = 0;
export const EMPTY_HALF = 2;
export const FULL = 3;
export const CRESCENT_GO = 5;

export type More = Omit<Partial<Setting<string>>, 'pieces'>;

/** The Glowline holds the hexes named; the Temple of a plain stands in 0101. */
export const glowline = (...hexes: string[]) => ({ territory: { 'lunar-dark': hexes } });

/** What a spirit with a cyclical factor is worth on a stack in the hex. */
export function worth(
  hex: string,
  moon: NonNullable<Setting<string>['moon']>,
  more: More = {},
  extra: Record<string, Piece> = {},
) {
  const pieces: Record<string, Piece> = {
    mage: lunar('2-moon-5-6', '1520'),
    s: lunar('X-moon-X-6', hex, { of: 'mage' }),
    d: sartar('3-30-3', hex),
    ...extra,
  };
  const t = sorcery(pieces, ['s'], { moon, moonTable: MT, options: { screening: false }, ...more });
  // Other units near it are not part of the battle.
  t.state.contacts = [];
  t.play('lunar', { type: 'attack', hex: t.hex(hex), unit: null });
  const [odds] = t.odds('lunar', { type: 'fight' });
  return odds?.sum?.total ?? 0;
}

export const BAT = (hex: string, down = false): Piece =>
  lunar('(4)-[-1]*-10-0', hex, { down, back: '(2)-0-5' });
export const ARGRATH = (hex: string): Piece => sartar('(4!)-10*-6', hex, { back: '(2)-5*-6' });

export const totals = <N extends string>(t: Table<N>, hex: string, ...dice: number[]) =>
  eventsOf(haunt(t, hex, ...dice), 'struck').map(({ total }) => total);
