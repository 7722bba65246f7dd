// The Crimson Bat (13.1): it is fed, starves, and takes others with it when it dies hungry.

import { unitField as unit } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { type Board, isOwnOnMap, type Play, unitOf } from '../../core/board.ts';
import { range } from '../../core/hexes.ts';
import type { Words } from '../../core/position-words.ts';
import type { FrameRules, Power, Rules } from '../../core/power.ts';
import type { Rule } from '../../core/rule.ts';
import {
  type Clause,
  MOON_PHASES,
  type MoonPhaseName,
  type Player,
  type UnitId,
} from '../../core/vocabulary.ts';
import { eliminate } from '../../harm/harm.ts';
import { activeLairs } from '../../screening/lairs.ts';
import { isLunarTroop } from '../../stacks/kinds.ts';
import { debtForm, settleBatDebt } from './bat-debt.ts';
import { forfeit } from './forfeit.ts';
import { appetite, batOf, beginDay, dueToday, endDay, notePrey, releasePrey, swallow } from './hunger.ts';

export { type Added, added } from './hunger.ts';

export const actions = <H extends z.ZodMiniType>(hex: H) =>
  [
    z.strictObject({ type: z.literal('feed'), unit }),
    /** A victim of the dead Bat's hunger, named by its place in its stack: 0 is the top. */
    z.strictObject({ type: z.literal('forfeit'), hex, depth: z.int().check(z.gte(0)) }),
  ] as const;

/** Victims for a Bat that died hungry (DP-13.1-p). */
export const frames = ({ player }: Words) =>
  [z.strictObject({ kind: z.literal('bat-debt'), player, left: z.int().check(z.nonnegative()) })] as const;

export interface Events {
  fed: { unit: UnitId; due: number };
  'bat-starved': Record<never, never>;
  /** The Bat died hungry: who names its victims, and how many (DP-13.1-p, q). */
  'bat-unsated': { seat: string; due: number; rolls: { seat: string; die: number }[] };
  'feeding-missed': { phase: MoonPhaseName };
}

/** DP-13.1-g: Lunar units in the Bat's hex or next to it, never the Bat itself (R-DPP-29). */
function mealRefusal(board: Board, player: Player, id: UnitId): Clause | null {
  const bat = batOf(board);
  if (!isOwnOnMap(board, player, bat) || !isOwnOnMap(board, player, id)) return 'DP-13.1-g';
  if (id === bat || !isLunarTroop(board, id)) return 'DP-13.1-g';
  if (range(board, unitOf(board, bat).hex, unitOf(board, id).hex) > 1) return 'DP-13.1-g';
  return appetite(board) > 0 ? null : 'DP-13.1-v';
}

/** Feeds a Lunar unit to the Bat (DP-13.1-g); optional (DP-13.1-u). Eaten units are gone (DP-13.1-h). */
const feed: Rule<'feed'> = {
  type: 'feed',
  timing: 'DP-13.1-g',
  list(board, player, sink) {
    if (appetite(board) === 0) return;
    board.state.units.forEach((_, unit) => {
      if (mealRefusal(board, player, unit) === null) sink.add({ type: 'feed', unit });
    });
  },
  refusal: (board, player, { unit }) => mealRefusal(board, player, unit),
  carryOut(play, _player, { unit }) {
    eliminate(play, unit, 'DP-13.1-g', true);
    swallow(play);
    play.events.push({ type: 'fed', clause: 'DP-13.1-g', unit, due: dueToday(play) });
  },
};

/** DP-13.1-o: with a debt still open when the Lunar exotics phase of a Full Half day ends, it dies. */
function starveBat(play: Play): void {
  const { state } = play;
  const bat = batOf(play);
  if (bat < 0 || unitOf(play, bat).hex < 0 || unitOf(play, bat).owner !== state.active) return;
  if (state.moon === null || MOON_PHASES[state.moon] !== 'full-half' || dueToday(play) === 0) return;
  play.events.push({ type: 'bat-starved', clause: 'DP-13.1-o' });
  eliminate(play, bat, 'DP-13.1-o', true);
}

export const rules: Rules<'feed' | 'forfeit'> = { feed, forfeit };

export const frameRules: FrameRules<'bat-debt'> = {
  'bat-debt': {
    clause: 'DP-13.1-p',
    offers: ['forfeit'],
    facts: ({ left }) => ({ left }),
    duty: 'DP-13.1-r',
    form: debtForm,
  },
};

export const power: Power = {
  phases: { exotics: ['feed'] },
  mayAct: { exotics: (board) => appetite(board) > 0 && activeLairs(board, batOf(board)).length > 0 },
  dayEnds: endDay,
  dayBegins: beginDay,
  phaseEnds(play, phase) {
    if (phase === 'exotics') starveBat(play);
  },
  fallen: settleBatDebt,
  devoured: notePrey,
  escaped: releasePrey,
};
