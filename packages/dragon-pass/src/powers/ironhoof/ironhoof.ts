import * as z from 'zod/mini';
import { type Board, faceOf, typeOf, unitOf } from '../../core/board.ts';
import type { Words } from '../../core/position-words.ts';
import type { Addition, Forecasts, FrameRules, Power, Rules } from '../../core/power.ts';
import { NOBODY, type Player } from '../../core/vocabulary.ts';
import { unitWith } from '../../stacks/roster.ts';
import { unitsOnMap } from '../foreseen.ts';

export const actions = () => [z.strictObject({ type: z.literal('freeze') })] as const;

/** Ironhoof may hold the cavalry before the game-turn begins (DP-16.12-b). */
export const frames = ({ player }: Words) => [z.strictObject({ kind: z.literal('freeze'), player })] as const;

export interface Added {
  /** Ironhoof holds all cavalry in this game-turn (DP-16.12-c). */
  frozen: boolean;
}

export const added: Addition<Added> = {
  blank: () => ({ frozen: false }),
  fields: () => ({ frozen: z._default(z.boolean(), false) }),
};

export interface Events {
  'cavalry-frozen': Record<never, never>;
}

const ironhoofOf = unitWith('holds-cavalry');

/** DP-16.12-a, b: the player who may freeze all cavalry in the game-turn that begins, or NOBODY. */
function mayFreeze(board: Board): Player {
  const ironhoof = ironhoofOf(board);
  if (ironhoof < 0 || board.state.used.includes('freeze')) return NOBODY;
  const { hex, owner } = unitOf(board, ironhoof);
  return hex >= 0 && faceOf(board, ironhoof).exotic ? owner : NOBODY;
}

/** Ironhoof holds all cavalry for this game-turn (DP-16.12-b); asked before its first player-turn. */
export const rules: Rules<'freeze'> = {
  freeze: {
    type: 'freeze',
    timing: 'DP-16.12-b',
    list(_board, _player, sink) {
      sink.add({ type: 'freeze' });
    },
    refusal: () => null,
    carryOut(play) {
      const { state, events } = play;
      state.frozen = true;
      state.used.push('freeze');
      events.push({ type: 'cavalry-frozen', clause: 'DP-16.12-c' });
      state.frames.pop();
    },
  },
};

export const forecasts: Forecasts<'freeze'> = {
  freeze(board) {
    const units = unitsOnMap(board).filter((id) => typeOf(board, id).cavalry);
    return [{ what: 'freeze', clause: 'DP-16.12-c', hexes: [], units }];
  },
};

export const frameRules: FrameRules<'freeze'> = {
  freeze: {
    clause: 'DP-16.12-b',
    offers: ['freeze', 'done'],
    isSolemn: true,
    finish(play) {
      play.state.frames.pop();
    },
    form: {
      on: ['segment'],
      *faults(board, { player }) {
        if (mayFreeze(board) !== player) yield ['player', 'has no Ironhoof to hold the cavalry (DP-16.12-a)'];
      },
    },
  },
};

export const power: Power = {
  once: 'freeze',
  segments: {
    powers(play) {
      play.state.frozen = false;
      const player = mayFreeze(play);
      if (player !== NOBODY) play.state.frames.push({ kind: 'freeze', player });
    },
  },
};
