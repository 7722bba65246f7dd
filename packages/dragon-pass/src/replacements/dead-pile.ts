// Lost infantry and cavalry, and those that may still come back (18.7.5, 18.9.5).

import { remember } from '@hexwyrm/wargame';
import { type Board, changing, typeOf, unitOf } from '../core/board.ts';
import { DEAD, type Parts, type Player, type UnitId, WHOLE } from '../core/vocabulary.ts';
import type { UnitType } from '../core/world/unit-types.ts';
import { unitsWhose } from '../stacks/roster.ts';

/** The two sides whose units can be replaced. */
const REPLACED: ReadonlySet<string> = new Set(['lunar', 'sartar']);

/** DP-18.7.5-a, R-DPP-13: Lunar and Sartar infantry and cavalry, and no others. */
const isReplaceable = ({ kind, faction }: UnitType): boolean =>
  (kind === 'infantry' || kind === 'cavalry') && REPLACED.has(faction);
const allReplaceable = unitsWhose(isReplaceable);

export const isCavalry = (board: Board, id: UnitId): boolean => typeOf(board, id).kind === 'cavalry';

/** The player's units that were eliminated and may be replaced. */
export const isLostTo = (board: Board, player: Player, id: UnitId): boolean =>
  unitOf(board, id).hex === DEAD && unitOf(board, id).owner === player && isReplaceable(typeOf(board, id));

/** What a unit is worth in an exchange: the CF printed on its front, 7 for a cyclical one (R-DPP-110). */
export function worthOf(board: Board, id: UnitId): Parts {
  const { cf, cfCyclic } = typeOf(board, id).front;
  if (cfCyclic !== null) return board.world.tables.redMoon.full * WHOLE;
  if (cf === null) throw new Error('only units with a CF are replaced');
  return cf;
}

interface Pile {
  /** How many changes of units there had been when it was last right. */
  checked: number;
  lost: readonly UnitId[];
}

const known = remember<Board, Pile>(
  () => ({ checked: -1, lost: [] }),
  ({ checked, lost }) => ({ checked, lost }),
);

const isLost = (board: Board, id: UnitId): boolean =>
  unitOf(board, id).hex === DEAD && isReplaceable(typeOf(board, id));

/** Lost units of both sides, in the order of the roster. */
function pileOf(board: Board): readonly UnitId[] {
  const pile = known(board);
  const { changes, state } = board;
  if (pile.checked === changes.count) return pile.lost;
  const same = changes.everySince(
    pile.checked,
    state.units.length,
    (id) => isLost(board, id) === pile.lost.includes(id),
  );
  if (!same) pile.lost = allReplaceable(board).filter((id) => isLost(board, id));
  pile.checked = changes.count;
  return pile.lost;
}

/** The player's lost units. */
export const lostUnits = (board: Board, player: Player): readonly UnitId[] =>
  pileOf(board).filter((id) => unitOf(board, id).owner === player);

/** Units the player may have back: lost ones, and those given in exchanges (DP-18.9.5-e, R-DPP-114). */
export const isRecoverable = (board: Board, player: Player, id: UnitId): boolean =>
  isLostTo(board, player, id) ||
  (unitOf(board, id).owner === player && (board.state.exchanged?.includes(id) ?? false));

export const recoverable = (board: Board, player: Player): UnitId[] =>
  [...lostUnits(board, player), ...(board.state.exchanged ?? [])].filter((id) =>
    isRecoverable(board, player, id),
  );

/** A unit that was lost starts again on its front. */
export function restore(board: Board, id: UnitId): void {
  const { state } = board;
  if (unitOf(board, id).down) changing(board, id).down = false;
  state.killed = state.killed.filter((other) => other !== id);
  const exchanged = (state.exchanged ?? []).filter((other) => other !== id);
  if (exchanged.length > 0) state.exchanged = exchanged;
  else state.exchanged = undefined;
}
