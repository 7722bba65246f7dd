import { unitField as unit } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { type Board, changing, occupiedHexes, putUnit, stackOf, typeOf, unitOf } from '../../core/board.ts';
import { hexName } from '../../core/hexes.ts';
import type { Power, Rules } from '../../core/power.ts';
import {
  type Clause,
  DEAD,
  type Hex,
  MOON_PHASES,
  type Player,
  type UnitId,
  WAITING,
} from '../../core/vocabulary.ts';
import type { UnitType } from '../../core/world/unit-types.ts';
import { enterFlood } from '../../harm/flooding.ts';
import { rangeFactorOf } from '../../moon/figures.ts';
import { hasGiant, isLunarTroop, isMagician } from '../../stacks/kinds.ts';

export const actions = <H extends z.ZodMiniType>(hex: H) =>
  [z.strictObject({ type: z.literal('muster'), unit, hex })] as const;

export interface Events {
  mustered: { unit: UnitId; hex: string };
}

const isOfCorps = ({ abilities }: UnitType): boolean => abilities.has('appears-on-full-days');

const isFullDay = ({ state }: Board): boolean => state.moon !== null && MOON_PHASES[state.moon] === 'full';

/** DP-13.3-a, c, e: units of the Corps that wait or have fallen, but not in this very player-turn (R-DPP-35). */
function musterRefusal(board: Board, player: Player, id: UnitId): Clause | null {
  const { owner, hex } = unitOf(board, id);
  if (owner !== player || !isOfCorps(typeOf(board, id)) || !isFullDay(board)) return 'DP-13.3-a';
  if (hex !== WAITING && hex !== DEAD) return 'DP-13.3-c';
  return board.state.killed.includes(id) ? 'DP-13.3-e' : null;
}

/** DP-13.3-b: with a Lunar magician whose range is still 1 or more. */
const hasMagician = (board: Board, player: Player, hex: Hex): boolean =>
  stackOf(board, hex, player).some(
    (id) => isMagician(board, id) && isLunarTroop(board, id) && (rangeFactorOf(board, id) ?? 0) >= 1,
  );

/** DP-17.1-k: no unit is placed with a giant, not even one that Argrath controls. */
function placeRefusal(board: Board, player: Player, hex: Hex): Clause | null {
  if (!hasMagician(board, player, hex)) return 'DP-13.3-b';
  return hasGiant(board, hex) ? 'DP-17.1-k' : null;
}

export const rules: Rules<'muster'> = {
  /** On a Full day the Full Moon Corps appears among Lunar magicians (13.3). */
  muster: {
    type: 'muster',
    timing: 'DP-13.3-a',
    list(board, player, sink) {
      if (!isFullDay(board)) return;
      const hexes = occupiedHexes(board);
      board.state.units.forEach((_, unit) => {
        if (musterRefusal(board, player, unit) !== null) return;
        for (const hex of hexes)
          if (placeRefusal(board, player, hex) === null) sink.add({ type: 'muster', unit, hex });
      });
    },
    refusal: (board, player, { unit, hex }) =>
      musterRefusal(board, player, unit) ?? placeRefusal(board, player, hex),
    carryOut(play, _player, { unit, hex }) {
      changing(play, unit).down = false;
      putUnit(play, unit, hex);
      play.events.push({ type: 'mustered', clause: 'DP-13.3-a', unit, hex: hexName(play, hex) });
      enterFlood(play, unit, true);
    },
  },
};

export const power: Power = { phases: { exotics: ['muster'] }, mayWait: isOfCorps };
