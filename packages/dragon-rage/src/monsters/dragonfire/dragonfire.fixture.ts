import type { DirectionName } from '@hexwyrm/hexmap';
import type { State } from '../../core/state.ts';
import { defender, invader } from '../../testing/pieces.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';
import type { Corrections } from '../../world/corrections.ts';

export const idle = { foe: defender('INF', '2010'), ally: invader('ORC', '2009') };
export const dragon = invader('DRAGON', '1010', { facing: 'N' });
export const breathe = (facing: DirectionName, unit = 0) => ({ type: 'breathe', unit, facing }) as const;

/** The hexes that burn when unit 0 breathes that way. */
export function burned(
  monster: Piece,
  facing: DirectionName,
  corrections?: Corrections,
  state?: (state: State, hex: (name: string) => number) => void,
): string[] {
  const t = table({
    phase: 3,
    ...(corrections ? { corrections } : {}),
    ...(state ? { state } : {}),
    pieces: { monster, ...idle },
  });
  return eventsOf(t.play('invader', breathe(facing)), 'breathed')[0].hexes;
}

export const refused = (
  monster: Piece,
  facing: DirectionName,
  corrections?: Corrections,
  state?: (state: State) => void,
) =>
  table({
    phase: 3,
    ...(corrections ? { corrections } : {}),
    ...(state ? { state } : {}),
    pieces: { monster, ...idle },
  }).refusal('invader', breathe(facing));

export const towerAt = (hex: string): Corrections => ({
  map: 'plain',
  hexes: { [hex]: { terrain: 'tower' } },
});

export const doorTo = (tower: string, from: string): Corrections => ({
  map: 'plain',
  hexes: { [tower]: { terrain: 'tower' } },
  entrances: { add: [{ between: [from, tower], type: 'door', of: 'tower', inside: tower }] },
});

export const opened = (bits: number) => (state: State) => {
  state.entrances[0] |= bits;
};

/** A young dragon where the dragon stands. */
export const young = invader('YDRAGON', '1010', { facing: 'N' });
