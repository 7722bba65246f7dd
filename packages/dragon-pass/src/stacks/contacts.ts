// Stacks in contact in this combat phase, and open mandatory attacks (7.4.3, 7.4.6, R-DPC-40, R-DPC-98).

import { type Board, isActive, isInactive, occupiedHexes, stackAt, unitOf } from '../core/board.ts';
import { neighboursOf } from '../core/hexes.ts';
import type { Contact } from '../core/state.ts';
import type { Clause, Hex, UnitId } from '../core/vocabulary.ts';
import { isFortification, isInside } from './inside.ts';

/** DP-7.4.3-d: contacts as they are when the combat phase begins. */
export function findContacts(board: Board): Contact[] {
  const contacts: Contact[] = [];
  for (const active of occupiedHexes(board)) {
    const own = stackAt(board, active).filter((id) => isActive(board, id));
    if (own.length === 0) continue;
    const field = own.some((id) => !isGarrison(board, id));
    for (const inactive of neighboursOf(board, active))
      if (stackAt(board, inactive).some((id) => isInactive(board, id)))
        contacts.push({ active, inactive, field });
  }
  return contacts;
}

/** DP-7.4.6-a: units inside a fortress or stockade need not attack. */
export const isGarrison = (board: Board, id: UnitId): boolean =>
  isFortification(board, unitOf(board, id).hex) && isInside(board, id);

const isFresh = (board: Board, id: UnitId): boolean => isActive(board, id) && !unitOf(board, id).fought;

/** Active units of the hex that have not fought in this phase. */
export const fresh = (board: Board, hex: Hex): UnitId[] =>
  stackAt(board, hex).filter((id) => isFresh(board, id));

/** Whether a defended hex has still to be, or could still be, fought for. */
export const isUnfought = (board: Board, hex: Hex): boolean =>
  stackAt(board, hex).some((id) => isInactive(board, id) && !unitOf(board, id).fought);

/** Hexes next to an active stack that can still be attacked from it. */
export function targetsOf(board: Board, active: Hex): Hex[] {
  const found: Hex[] = [];
  for (const contact of board.state.contacts)
    if (contact.active === active && isUnfought(board, contact.inactive)) found.push(contact.inactive);
  return found;
}

/** Active hexes with units that can still attack a stack. */
export function assailantsOf(board: Board, inactive: Hex): Hex[] {
  const found: Hex[] = [];
  for (const contact of board.state.contacts)
    if (contact.inactive === inactive && canAttack(board, contact.active)) found.push(contact.active);
  return found;
}

/** DP-7.4.6-c: units of one hex attack together, in a single battle. */
const canAttack = (board: Board, hex: Hex): boolean =>
  !board.state.attackedFrom.includes(hex) && stackAt(board, hex).some((id) => isFresh(board, id));

/** Active hexes with field units that must still attack (DP-7.4.3-a). */
export function boundAttackers(board: Board): Hex[] {
  const bound: Hex[] = [];
  for (const { active, inactive } of board.state.contacts)
    if (!bound.includes(active) && isUnfought(board, inactive) && mustAttack(board, active))
      bound.push(active);
  return bound;
}

const mustAttack = (board: Board, hex: Hex): boolean =>
  canAttack(board, hex) && stackAt(board, hex).some((id) => isFresh(board, id) && !isGarrison(board, id));

/** Inactive hexes that an adjacent unit must still attack (DP-7.4.3-b, DP-7.4.6-e). */
export function boundTargets(board: Board): Hex[] {
  const bound: Hex[] = [];
  for (const { inactive, field } of board.state.contacts)
    if (field && !bound.includes(inactive) && isUnfought(board, inactive) && canBeAttacked(board, inactive))
      bound.push(inactive);
  return bound;
}

const canBeAttacked = (board: Board, hex: Hex): boolean =>
  board.state.contacts.some(({ active, inactive }) => inactive === hex && canAttack(board, active));

/** Stacks with spirits or agents on them (DP-7.3.5-a); the duty lapses once a stack is empty (R-DPC-40). */
export const besetHexes = (board: Board): Hex[] => [
  ...new Set(
    board.state.committed
      .map((id) => unitOf(board, id).hex)
      .filter((hex) => stackAt(board, hex).some((id) => isInactive(board, id))),
  ),
];

/** Why the combat phase cannot end yet, or null. */
export function unmetDuty(board: Board): Clause | null {
  if (boundAttackers(board).length > 0) return 'DP-7.4.3-a';
  if (boundTargets(board).length > 0) return 'DP-7.4.3-b';
  return besetHexes(board).length > 0 ? 'DP-7.3.5-a' : null;
}
