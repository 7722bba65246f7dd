// Battles of magic for tests: spirits and agents already sit on the stacks they are to attack.

import type { Event } from '../core/events.ts';
import { skirmish, type Table } from './skirmish.ts';
import type { Piece, Setting } from './table.ts';

/** The Lunar player's battles; the `committed` pieces lie on the stacks of their hexes. */
export const sorcery = <N extends string>(
  pieces: Record<N, Piece>,
  committed: readonly NoInfer<N>[],
  setting: Omit<Setting<NoInfer<N>>, 'pieces'> = {},
): Table<N> =>
  skirmish(pieces, {
    ...setting,
    state(state, hex) {
      const names = Object.keys(pieces);
      for (const name of committed) state.committed.push(names.indexOf(name));
      setting.state?.(state, hex);
    },
  });

/** Spirits and agents attack a stack without anybody beside it. */
export function haunt<N extends string>(t: Table<N>, hex: string, ...dice: number[]): readonly Event[] {
  t.play('lunar', { type: 'attack', hex: t.hex(hex), unit: null });
  return t.play('lunar', { type: 'fight' }, ...dice);
}
