import { type Board, stackAt, unitOf } from '../core/board.ts';
import type { Rule } from '../core/rule.ts';
import type { Clause, Player, UnitId } from '../core/vocabulary.ts';
import { isFrozen } from '../stacks/kinds.ts';
import {
  allHasteners,
  caravanOf,
  hasHerd,
  hastenedBy,
  isHorseHerd,
  isSpiritOfMovement,
  joinCaravan,
  unhastened,
} from '../terrain/caravans.ts';
import { standstill } from '../terrain/mover.ts';

/** DP-16.9-e. */
export const MOST_HASTENED = 2;

/** Why it may not hasten the unit in this phase, or null. */
function hasteRefusal(board: Board, player: Player, herd: UnitId, id: UnitId): Clause | null {
  const [from, rider] = [unitOf(board, herd), unitOf(board, id)];
  if (from.owner !== player || rider.owner !== player || from.hex < 0 || rider.hex < 0) return 'DP-2-f';
  return isSpiritOfMovement(board, herd)
    ? doublingRefusal(board, player, herd, id)
    : herdRefusal(board, herd, id);
}

/** DP-16.15-c: any unit that can move and begins the phase with the Spirit of Movement. */
function doublingRefusal(board: Board, player: Player, spirit: UnitId, id: UnitId): Clause | null {
  const clause = standstill(board, player, id);
  if (clause !== null) return clause;
  const [from, rider] = [unitOf(board, spirit), unitOf(board, id)];
  if (id === spirit || from.hex !== rider.hex || from.did !== null || rider.did !== null) return 'DP-16.15-c';
  // Puppeteers who have traded places began elsewhere.
  if (board.state.acted.includes(id)) return 'DP-16.15-c';
  return caravanOf(board, id)?.herd === spirit ? 'DP-16.15-c' : null;
}

function herdRefusal(board: Board, herd: UnitId, id: UnitId): Clause | null {
  const [from, rider] = [unitOf(board, herd), unitOf(board, id)];
  if (!isHorseHerd(board, herd)) return 'DP-16.9-g';
  if (isFrozen(board, herd)) return 'DP-16.12-c';
  const clause = unhastened(board, id);
  if (clause !== null) return clause;
  if (from.hex !== rider.hex || from.did !== null || rider.did !== null) return 'DP-16.9-c';
  const full = hastenedBy(board, herd).length >= MOST_HASTENED;
  return full || hasHerd(board, id) ? 'DP-16.9-e' : null;
}

/** A herd or the Spirit of Movement hastens a unit that begins the phase with it; they then move together (DP-16.9-f). */
export const hasten: Rule<'hasten'> = {
  type: 'hasten',
  timing: 'DP-6-a',
  list(board, player, sink) {
    for (const by of allHasteners(board)) {
      const { owner, hex, did } = unitOf(board, by);
      if (owner !== player || did !== null) continue;
      for (const unit of [...stackAt(board, hex)].sort((a, b) => a - b))
        if (hasteRefusal(board, player, by, unit) === null) sink.add({ type: 'hasten', by, unit });
    }
  },
  refusal: (board, player, { by, unit }) => hasteRefusal(board, player, by, unit),
  carryOut: (play, _player, { by, unit }) => joinCaravan(play, by, unit),
};
