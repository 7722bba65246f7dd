import * as z from 'zod/mini';
import { type Board, unitOf } from '../../core/board.ts';
import { hexName, range } from '../../core/hexes.ts';
import type { Forecasts, Harm, Power, Rules } from '../../core/power.ts';
import { type Clause, type Hex, MOON_PHASES, type Player } from '../../core/vocabulary.ts';
import { eliminate } from '../../harm/harm.ts';
import { stampede } from '../../harm/stampede.ts';
import { rangeFactorOf } from '../../moon/figures.ts';
import { isDisembodied, isHerd, isTreasure, servantOf } from '../../stacks/kinds.ts';
import { unitWith } from '../../stacks/roster.ts';
import { strikeArea } from '../area-effect.ts';
import { mayStillUse, onceRefusal } from '../once.ts';

export const actions = <H extends z.ZodMiniType>(hex: H) =>
  [z.strictObject({ type: z.literal('meteor'), hex })] as const;

export interface Events {
  'meteors-fell': { hex: string };
}

const crater = unitWith('calls-meteors');

/** DP-13.2-a, b: once per game, while the side with the mark is up, on no Black or Dying day. */
function callRefusal(board: Board, player: Player): Clause | null {
  const clause = onceRefusal(board, player, crater(board), 'meteor', 'DP-13.2-a');
  if (clause !== null) return clause;
  const { moon } = board.state;
  const day = moon === null ? '' : MOON_PHASES[moon];
  return day === 'black' || day === 'dying' ? 'DP-13.2-b' : null;
}

/** DP-13.2-c. */
function targetRefusal(board: Board, hex: Hex): Clause | null {
  const id = crater(board);
  return range(board, unitOf(board, id).hex, hex) <= (rangeFactorOf(board, id) ?? -1) ? null : 'DP-13.2-c';
}

export const rules: Rules<'meteor'> = {
  /** The Crater Makers call a Meteor Storm down; their agent does not attack in this turn, but is not lost (DP-13.2-h, i). */
  meteor: {
    type: 'meteor',
    timing: 'DP-13.2-a',
    list(board, player, sink) {
      if (callRefusal(board, player) !== null) return;
      for (let hex = 0; hex < board.world.land.grid.size; hex++)
        if (targetRefusal(board, hex) === null) sink.add({ type: 'meteor', hex });
    },
    refusal: (board, player, { hex }) => callRefusal(board, player) ?? targetRefusal(board, hex),
    carryOut(play, _player, { hex }) {
      const { state, events } = play;
      const id = crater(play);
      const agent = servantOf(play, id);
      state.used.push('meteor');
      if (agent >= 0) state.spent.push(agent);
      events.push({ type: 'meteors-fell', clause: 'DP-13.2-a', hex: hexName(play, hex) });
      strikeArea(play, 'meteors', [hex], id);
    },
  },
};

export const forecasts: Forecasts<'meteor'> = {
  meteor: (board, _player, { hex }) => [{ harm: 'meteors', hexes: [hex], by: crater(board) }],
};

export const harms: Readonly<Record<'meteors', Harm>> = {
  /** DP-13.2-d, e, f: no ground or wall gives shelter; herds run, treasures and disembodied spirits feel nothing. */
  meteors: {
    clause: 'DP-13.2-d',
    protection: 'DP-13.2-g',
    kills: true,
    spares: (board, id) => isTreasure(board, id) || isDisembodied(board, id),
    befalls(play, id) {
      if (isHerd(play, id)) stampede(play, id, 'DP-13.2-e');
      else eliminate(play, id, 'DP-13.2-d');
    },
  },
};

/** What a bot looks for: who works it, how far around its hex it harms, and the least harm for which it is worth using. */
export const blasts = { meteor: { by: 'calls-meteors', radius: 0, least: 10 } } as const;

export const power: Power = {
  phases: { exotics: ['meteor'] },
  once: 'meteor',
  mayAct: { exotics: (board) => mayStillUse(board, 'meteor', crater(board)) },
};
