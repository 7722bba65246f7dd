// The cloud of the Cloak of Darkness: units grope in it (16.14.2).

import { type Board, stackOf, typeOf, unitOf } from '../core/board.ts';
import { range } from '../core/hexes.ts';
import type { Hex, UnitId } from '../core/vocabulary.ts';
import { isProtector } from '../stacks/kinds.ts';
import { mountOf } from '../stacks/mount.ts';

/** DP-16.14.2-b: the cloud reaches ten hexes from the Cloak. */
const CLOUD_RADIUS = 10;

/** Every hex of a cloud with that centre. */
export const cloudAround = (board: Board, centre: Hex): Hex[] =>
  [...board.world.land.grid.names.keys()].filter((hex) => range(board, centre, hex) <= CLOUD_RADIUS);

export const isDark = (board: Board, hex: Hex): boolean => {
  const { cloud } = board.state;
  return cloud !== undefined && hex >= 0 && range(board, cloud.hex, hex) <= CLOUD_RADIUS;
};

/** DP-16.14.2-e: spirits, dragons, superheroes and Ethilrist's own see in it, and a rider with the Hound (R-DP-80). */
export const seesInDarkness = (board: Board, id: UnitId): boolean => {
  const mount = mountOf(board, id);
  const { kind, traits } = typeOf(board, mount < 0 ? id : mount);
  return kind === 'spirit' || isProtector(board, id) || traits.has('sees-in-darkness');
};

/** Whether there is a cloud in which the unit cannot see. */
export const isBlindIn = (board: Board, id: UnitId): boolean =>
  board.state.cloud !== undefined && !seesInDarkness(board, id);

/** DP-16.14.2-d, e: a unit that cannot see stops in the hex, unless it is led by a superhero or dragon stacked with it. */
export const mustStopIn = (board: Board, id: UnitId, hex: Hex): boolean =>
  isDark(board, hex) &&
  !stackOf(board, hex, unitOf(board, id).owner).some((other) => other !== id && isProtector(board, other));
