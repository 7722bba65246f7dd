import { type Board, stackAt, unitOf } from '../core/board.ts';
import type { Rule } from '../core/rule.ts';
import type { Clause, Player, UnitId } from '../core/vocabulary.ts';
import { isFrozen } from '../stacks/kinds.ts';
import { unitsWhose } from '../stacks/roster.ts';
import { canHasten, caravanOf, isHorseHerd, unhastened } from '../terrain/caravans.ts';

/** DP-16.9-e. */
export const MOST_HASTENED = 2;

/** Why the herd may not hasten the unit in this phase, or null. */
function hasteRefusal(board: Board, player: Player, herd: UnitId, id: UnitId): Clause | null {
  const [from, rider] = [unitOf(board, herd), unitOf(board, id)];
  if (from.owner !== player || rider.owner !== player || from.hex < 0 || rider.hex < 0) return 'DP-2-f';
  if (!isHorseHerd(board, herd)) return 'DP-16.9-g';
  if (isFrozen(board, herd)) return 'DP-16.12-c';
  const clause = unhastened(board, id);
  if (clause !== null) return clause;
  if (from.hex !== rider.hex || from.did !== null || rider.did !== null) return 'DP-16.9-c';
  const full = (caravanOf(board, herd)?.units.length ?? 0) >= MOST_HASTENED;
  return full || caravanOf(board, id) !== undefined ? 'DP-16.9-e' : null;
}

/** A horse herd hastens a unit that begins the movement phase with it; from then on they move together (DP-16.9-f). */
export const hasten: Rule<'hasten'> = {
  type: 'hasten',
  timing: 'DP-6-a',
  list(board, player, sink) {
    for (const by of unitsWhose(board, canHasten)) {
      const { owner, hex, did } = unitOf(board, by);
      if (owner !== player || did !== null) continue;
      for (const unit of [...stackAt(board, hex)].sort((a, b) => a - b))
        if (hasteRefusal(board, player, by, unit) === null) sink.add({ type: 'hasten', by, unit });
    }
  },
  refusal: (board, player, { by, unit }) => hasteRefusal(board, player, by, unit),
  carryOut({ state, ...board }, _player, { by, unit }) {
    const before = caravanOf({ state, ...board }, by);
    const others = state.caravans.filter((caravan) => caravan !== before);
    state.caravans = [...others, { herd: by, units: [...(before?.units ?? []), unit] }];
  },
};
