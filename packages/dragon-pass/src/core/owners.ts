// Whose units are in each hex, in a few bits: what looks at every hex looks at these first.

import { remember } from '@hexwyrm/wargame';
import { type Board, occupiedHexes, stackAt, unitOf } from './board.ts';
import { type Hex, NOBODY, type Player } from './vocabulary.ts';

/** By hex: a bit for each player with a unit in it, and above these one for each player with several. */
interface Owners {
  readonly bits: Uint8Array;
  /** How often hexes had been stirred when they were last right. */
  checked: number;
  /** The hexes in which each player has several units, by their numbers, as far as asked for since they last changed. */
  crowds: (readonly Hex[])[];
}

/** So many bits are for players with a unit; no scenario has more players. */
const PLAYERS = 4;

const kept = remember<Board, Owners>(
  ({ world }) => ({ bits: new Uint8Array(world.land.grid.size), checked: -1, crowds: [] }),
  ({ bits, checked, crowds }) => ({ bits: new Uint8Array(bits), checked, crowds: crowds.slice() }),
);

function ownersIn(board: Board, hex: Hex): number {
  let bits = 0;
  const stack = stackAt(board, hex);
  for (let i = 0; i < stack.length; i++) {
    const { owner } = unitOf(board, stack[i]);
    if (owner !== NOBODY) bits |= (bits & (1 << owner)) === 0 ? 1 << owner : 1 << (owner + PLAYERS);
  }
  return bits;
}

/** Whose units are in each hex right now. */
export const ownersOn = (board: Board): Uint8Array => current(board).bits;

/** The hexes in which the player has several units; the same list while it holds the same. */
export function crowdsOf(board: Board, player: Player): readonly Hex[] {
  const { bits, crowds } = current(board);
  crowds[player] ??= occupiedHexes(board).filter((hex) => hasSeveral(bits[hex], player));
  return crowds[player];
}

function current(board: Board): Owners {
  const owners = kept(board);
  if (owners.checked !== board.stirred.count) update(board, owners);
  return owners;
}

function update(board: Board, owners: Owners): void {
  const { bits, checked } = owners;
  board.stirred.everySince(checked, bits.length, (hex) => {
    if (hex < 0) return true;
    const now = ownersIn(board, hex);
    if (now >> PLAYERS !== bits[hex] >> PLAYERS) owners.crowds = [];
    bits[hex] = now;
    return true;
  });
  owners.checked = board.stirred.count;
}

/** Whether any of the players has several units in a hex with these owners. */
export const areSeveral = (owners: number): boolean => owners >> PLAYERS !== 0;

/** Whether the player has several. */
export const hasSeveral = (owners: number, player: Player): boolean =>
  (owners & (1 << (player + PLAYERS))) !== 0;

/** Whether the player has a unit in the hex. */
export const hasUnit = (owners: number, player: Player): boolean => (owners & (1 << player)) !== 0;

/** Whether others than the player have a unit in it. */
export const hasOthers = (owners: number, player: Player): boolean =>
  (owners & ((1 << PLAYERS) - 1) & ~(1 << player)) !== 0;
