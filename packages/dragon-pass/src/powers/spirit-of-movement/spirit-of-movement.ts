// The Spirit of Movement is spent to double all units of its side for a phase (16.15). How it doubles its stack is in
// terrain/caravans.ts, and in battle/retreat/cover.ts.

import * as z from 'zod/mini';
import { type Board, isOwnOnMap, putUnit, unitOf } from '../../core/board.ts';
import { hexName } from '../../core/hexes.ts';
import type { Addition, Forecasts, Power, Rules } from '../../core/power.ts';
import { planned } from '../../core/rule.ts';
import { type Clause, GONE, type Player, type UnitId } from '../../core/vocabulary.ts';
import { unitWith } from '../../stacks/roster.ts';
import { leaveCaravan } from '../../terrain/caravans.ts';
import { unitsOnMap } from '../foreseen.ts';

export const actions = () => [z.strictObject({ type: z.literal('quicken') })] as const;

export interface Events {
  quickened: { unit: UnitId; hex: string };
}

export interface Added {
  /** All units of the player who moves have twice their MF in this movement phase (DP-16.15-e). */
  quickened?: true | undefined;
}

export const added: Addition<Added> = {
  blank: () => ({ quickened: undefined }),
  fields: () => ({ quickened: z.exactOptional(z.literal(true)) }),
};

const spiritOf = unitWith('doubles-movement');

/** The player's Spirit, as long as no unit has moved in this phase (R-DPP-94). */
function unspent(board: Board, player: Player): { readonly id: UnitId } | Clause {
  const id = spiritOf(board);
  if (!isOwnOnMap(board, player, id)) return 'DP-16.15-e';
  const hasMoved = board.state.units.some(({ owner, did }) => owner === player && did !== null);
  return hasMoved ? 'DP-16.15-e' : { id };
}

/** DP-16.15-e: the Spirit leaves play, on either side (DP-16.15-g). */
export const rules: Rules<'quicken'> = {
  quicken: {
    type: 'quicken',
    timing: 'DP-16.15-e',
    list(board, player, sink) {
      if (typeof unspent(board, player) !== 'string') sink.add({ type: 'quicken' });
    },
    ...planned<'quicken', { readonly id: UnitId }>({
      plan: unspent,
      carryOut(play, _player, _action, { id }) {
        const hex = hexName(play, unitOf(play, id).hex);
        leaveCaravan(play, id);
        putUnit(play, id, GONE);
        play.state.quickened = true;
        play.events.push({ type: 'quickened', clause: 'DP-16.15-e', unit: id, hex });
      },
    }),
  },
};

export const forecasts: Forecasts<'quicken'> = {
  quicken(board, player) {
    const units = unitsOnMap(board).filter((id) => unitOf(board, id).owner === player);
    return [{ what: 'quicken', clause: 'DP-16.15-e', hexes: [], units }];
  },
};

export const power: Power = {
  phases: { movement: ['quicken'] },
  phaseEnds({ state }) {
    state.quickened = undefined;
  },
  problems: ({ state }) =>
    state.quickened && state.phase !== 'movement'
      ? [{ path: 'quickened', reason: `nobody moves in the phase ${state.phase}` }]
      : [],
};
