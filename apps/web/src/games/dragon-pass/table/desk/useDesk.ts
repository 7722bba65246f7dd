import type { DiplomacyReport } from '@hexwyrm/dragon-pass';
import { useEffect } from '../../../../base/effects.ts';
import { useGame } from '../../../../engine/store.ts';
import { usePassTable } from '../../usePassTable.ts';
import type { PeopleId } from '../peoples/leaders.ts';
import { type Given, sumOf, useAllotment } from './allotment.ts';
import { isSharing, sealedIn } from './sharing.ts';

/** The player's desk: what is known, what has been laid out on it, and what is left to give. */
export interface OpenDesk {
  readonly diplomacy: DiplomacyReport;
  /** Whether the player is still to share points out. */
  readonly open: boolean;
  /** Players who have sealed theirs in this segment. */
  readonly sealed: readonly number[];
  readonly given: Given;
  readonly left: number;
  give(people: PeopleId, points: number): void;
  /** Null where nothing has been laid out yet. */
  readonly undo: (() => void) | null;
}

export function useDesk(): OpenDesk | null {
  const { view, seat, player, mine } = usePassTable();
  const game = useGame(({ id }) => id);
  const { diplomacy } = view.answers;
  const { desk: opened, given: laid, before, open: begin, give, undo } = useAllotment();
  const open = mine && isSharing(view, player);
  const desk = `${game} ${seat} ${view.turn}`;
  useEffect(() => {
    begin(desk);
  }, [begin, desk]);
  if (diplomacy === null || opened !== desk) return null;
  const played = (view.diplomacy?.ledger ?? []).filter(
    ({ player: by, turn, why }) => by === player && turn === view.turn && why === 'allotted',
  );
  const given = open ? laid : {};
  const left = diplomacy.income.total - played.reduce((sum, { points }) => sum + points, 0) - sumOf(given);
  return {
    diplomacy,
    open,
    sealed: sealedIn(view),
    given,
    left,
    give,
    undo: open && before.length > 0 ? undo : null,
  };
}
