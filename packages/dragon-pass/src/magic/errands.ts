// Where spirits and agents can be sent from their boxes. What each can do is kept until its magician, or one of the
// stacks in question, moves: in a phase of magic every action moves one servant.

import { type KeptActions, remember } from '@hexwyrm/wargame';
import type { ActionOf, PrintedAction } from '../core/actions.ts';
import { type Board, occupiedHexes, unitOf } from '../core/board.ts';
import { hexName, range } from '../core/hexes.ts';
import { ownersOn } from '../core/owners.ts';
import type { Sink } from '../core/rule.ts';
import { areSame } from '../core/same.ts';
import type { Hex, Player, UnitId } from '../core/vocabulary.ts';
import { rangeFactorOf } from '../moon/figures.ts';
import { allServants, masterOf } from '../stacks/kinds.ts';

type ErrandType = 'commit' | 'support';

/** What one servant can do, and from what that follows. */
interface Errands extends KeptActions<ActionOf<ErrandType>, PrintedAction> {
  readonly sought: readonly Hex[];
  readonly from: Hex;
  readonly reach: number;
}

interface Known {
  /** Hexes with a stack that is sought. */
  sought: readonly Hex[];
  /** By unit. */
  readonly errands: Errands[];
}

interface Mission {
  readonly type: ErrandType;
  /** Whether a stack is sought, by its owners. */
  isSought(owners: number, player: Player): boolean;
  isReady(board: Board, player: Player, id: UnitId): boolean;
}

/** Lists the errands of all servants of the player that are ready, each to all hexes within its reach. */
export function errands({ type, isSought, isReady }: Mission) {
  const known = remember<Board, Known>(
    () => ({ sought: [], errands: [] }),
    ({ sought, errands: those }) => ({ sought, errands: those.slice() }),
  );

  /** The same list as before while it holds the same hexes. */
  function soughtOn(board: Board, player: Player): readonly Hex[] {
    const owners = ownersOn(board);
    const found: Hex[] = [];
    for (const hex of occupiedHexes(board)) if (isSought(owners[hex], player)) found.push(hex);
    const note = known(board);
    if (!areSame(note.sought, found)) note.sought = found;
    return note.sought;
  }

  function errandsOf(board: Board, unit: UnitId, sought: readonly Hex[]): Errands {
    const { errands: before } = known(board);
    const master = masterOf(board, unit);
    const reach = rangeFactorOf(board, master) ?? -1;
    const { hex: from } = unitOf(board, master);
    const kept = before[unit];
    if (kept?.sought === sought && kept.from === from && kept.reach === reach) return kept;
    const hexes = sought.filter((hex) => range(board, from, hex) <= reach);
    const found: Errands = {
      sought,
      from,
      reach,
      byIndex: hexes.map((hex) => ({ type, unit, hex })),
      printed: hexes.map((hex) => ({ type, unit, hex: hexName(board, hex) })),
    };
    before[unit] = found;
    return found;
  }

  return (board: Board, player: Player, sink: Sink): void => {
    let sought: readonly Hex[] | null = null;
    for (const unit of allServants(board)) {
      if (sink.isFull()) return;
      if (!isReady(board, player, unit)) continue;
      sought ??= soughtOn(board, player);
      sink.addKept(errandsOf(board, unit, sought));
    }
  };
}
