import * as z from 'zod/mini';
import { type Board, enemiesAt, faceOf, isOwnOnMap, putUnit, unitOf } from '../../core/board.ts';
import { hexName, neighboursOf } from '../../core/hexes.ts';
import type { Forecasts, Harm, Power, Rules } from '../../core/power.ts';
import { planned } from '../../core/rule.ts';
import { type Clause, GONE, type Hex, type Player, type UnitId } from '../../core/vocabulary.ts';
import { disrupt, eliminate } from '../../harm/harm.ts';
import { activeLairs } from '../../screening/lairs.ts';
import { isDisembodied, isTreasure } from '../../stacks/kinds.ts';
import { unitWith } from '../../stacks/roster.ts';
import { belongsToAnother, strikeArea } from '../area-effect.ts';

export const actions = () => [z.strictObject({ type: z.literal('wasps') })] as const;

export interface Events {
  'wasps-swarmed': { hex: string };
}

const swarmOf = unitWith('swarms');

/** DP-12.4-a, R-DPP-27: stacks of other players next to the Wasps. */
const preyAround = (board: Board, hex: Hex, player: Player): Hex[] =>
  neighboursOf(board, hex).filter((next) => enemiesAt(board, next, player));

/** The Wasps in their hex, and the hexes they swarm over. */
interface Swarm {
  readonly id: UnitId;
  readonly hex: Hex;
  readonly prey: readonly Hex[];
}

function swarm(board: Board, player: Player): Swarm | Clause {
  const id = swarmOf(board);
  if (!isOwnOnMap(board, player, id)) return 'DP-12.4-a';
  const { hex } = unitOf(board, id);
  if (!faceOf(board, id).exotic) return 'DP-4.5.2-c';
  const prey = preyAround(board, hex, player);
  return prey.length > 0 ? { id, hex, prey } : 'DP-12.4-a';
}

/** The Wasps sting all units around them and die of it (DP-12.4-c). */
export const rules: Rules<'wasps'> = {
  wasps: {
    type: 'wasps',
    timing: 'DP-12.4-a',
    list(board, player, sink) {
      if (typeof swarm(board, player) !== 'string') sink.add({ type: 'wasps' });
    },
    ...planned<'wasps', Swarm>({
      plan: (board, player) => swarm(board, player),
      scope: (_board, { prey }) => prey,
      carryOut(play, _player, _action, { id, hex, prey }) {
        play.events.push({ type: 'wasps-swarmed', clause: 'DP-12.4-a', hex: hexName(play, hex) });
        strikeArea(play, 'wasps', prey, id);
        eliminate(play, id, 'DP-12.4-c');
        putUnit(play, id, GONE);
      },
    }),
  },
};

export const forecasts: Forecasts<'wasps'> = {
  wasps(board, player) {
    const plan = swarm(board, player);
    return typeof plan === 'string' ? [] : [{ harm: 'wasps', hexes: plan.prey, by: plan.id }];
  },
};

export const harms: Readonly<Record<'wasps', Harm>> = {
  /** DP-12.4-a, b: units of other players, except spirits and treasures. */
  wasps: {
    clause: 'DP-12.4-a',
    protection: 'DP-12.4-b',
    kills: false,
    spares: (board, id, { player }) =>
      !belongsToAnother(board, id, player) || isTreasure(board, id) || isDisembodied(board, id),
    befalls: (play, id) => disrupt(play, id, 'DP-12.4-a'),
  },
};

export const power: Power = {
  phases: { exotics: ['wasps'] },
  mayAct: {
    exotics: (board) =>
      activeLairs(board, swarmOf(board)).some((hex) => preyAround(board, hex, board.state.active).length > 0),
  },
};
