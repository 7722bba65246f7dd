// Dragons may put out the glow around them, for as long as their owner wants (16.6.6).

import { unitField } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { type Board, type Play, unitOf } from '../../core/board.ts';
import { phaseFaults } from '../../core/frame-form.ts';
import type { Battle } from '../../core/frames.ts';
import { hexName, neighboursOf, range } from '../../core/hexes.ts';
import { isHushed } from '../../core/hushed.ts';
import type { Words } from '../../core/position-words.ts';
import type { Forecasts, FrameRules, Rules } from '../../core/power.ts';
import type { Rule } from '../../core/rule.ts';
import { type Clause, type Hex, NOBODY, type Player, type UnitId } from '../../core/vocabulary.ts';
import { glows, isCyclical, isMoonFull, isRevealed, SHADOW_RADIUS } from '../../moon/glow.ts';
import { lairsOf } from '../../screening/lairs.ts';
import { allDragons, isDragon } from '../../stacks/kinds.ts';
import { unitsIn } from '../foreseen.ts';

export const actions = () =>
  [
    z.strictObject({ type: z.literal('neutralise'), unit: unitField }),
    z.strictObject({ type: z.literal('relight'), unit: unitField }),
  ] as const;

/** The owner of dragons may put out the glow before a battle in which it counts. */
export const frames = ({ player }: Words) =>
  [z.strictObject({ kind: z.literal('neutralise'), player })] as const;

export interface Added {
  /** Dragons that put out the glow around them (DP-16.6.6-a). Absent where none does. */
  neutralising?: readonly UnitId[] | undefined;
}

export interface Events {
  neutralised: { unit: UnitId; hex: string };
  relighted: { unit: UnitId };
}

const isNeutralising = ({ state }: Board, id: UnitId): boolean => state.neutralising?.includes(id) ?? false;

/** Why the player's dragon cannot put out the glow, or null. */
function neutraliseRefusal(board: Board, player: Player, id: UnitId): Clause | null {
  const { owner, hex } = unitOf(board, id);
  if (owner !== player || hex < 0 || !isDragon(board, id) || board.state.moon === null) return 'DP-16.6.6-a';
  if (isNeutralising(board, id)) return 'DP-16.6.6-b';
  return isRevealed(board, id) ? null : 'DP-16.6.6-c';
}

function darkAround(board: Board, id: UnitId): readonly Hex[] {
  const { hex } = unitOf(board, id);
  return [hex, ...neighboursOf(board, hex)];
}

/** DP-16.6.6-a: announced at any time, also inside a battle; under screening the dragon's place stays open. */
const neutralise: Rule<'neutralise'> = {
  type: 'neutralise',
  timing: 'DP-16.6.6-a',
  list(board, player, sink) {
    for (const unit of allDragons(board))
      if (neutraliseRefusal(board, player, unit) === null) sink.add({ type: 'neutralise', unit });
  },
  refusal: (board, player, { unit }) => neutraliseRefusal(board, player, unit),
  scope: (board, _player, { unit }) => darkAround(board, unit),
  carryOut(play, _player, { unit }) {
    const { state, events } = play;
    state.neutralising = [...(state.neutralising ?? []), unit];
    if (state.options.screening && !state.disclosed.includes(unit))
      state.disclosed = [...state.disclosed, unit];
    const hex = hexName(play, unitOf(play, unit).hex);
    events.push({ type: 'neutralised', clause: 'DP-16.6.6-a', unit, hex });
    if (state.frames.at(-1)?.kind === 'neutralise') state.frames.pop();
  },
};

function relightRefusal(board: Board, player: Player, id: UnitId): Clause | null {
  return unitOf(board, id).owner === player && isNeutralising(board, id) ? null : 'DP-16.6.6-b';
}

/** DP-16.6.6-b: the owner withdraws it, at any time. */
const relight: Rule<'relight'> = {
  type: 'relight',
  timing: 'DP-16.6.6-b',
  list(board, player, sink) {
    for (const unit of board.state.neutralising ?? [])
      if (relightRefusal(board, player, unit) === null) sink.add({ type: 'relight', unit });
  },
  refusal: (board, player, { unit }) => relightRefusal(board, player, unit),
  carryOut(play, _player, { unit }) {
    stopNeutralising(play, unit);
    play.events.push({ type: 'relighted', clause: 'DP-16.6.6-b', unit });
  },
};

/** The dragon is gone, or hidden again, or lets the glow be. */
export function stopNeutralising({ state }: Pick<Play, 'state'>, id: UnitId): void {
  const rest = state.neutralising?.filter((other) => other !== id) ?? [];
  if (rest.length > 0) state.neutralising = rest;
  else state.neutralising = undefined;
}

export const forecasts: Forecasts<'neutralise'> = {
  neutralise(board, player, { unit }) {
    if (neutraliseRefusal(board, player, unit) !== null) return [];
    const hexes = darkAround(board, unit);
    const units = unitsIn(board, hexes).filter((id) => isCyclical(board, id));
    return [{ what: 'no-glow', clause: 'DP-16.6.6-a', hexes, units }];
  },
};

export const rules: Rules<'neutralise' | 'relight'> = { neutralise, relight };

/** Where others' units with factors that follow the moon glow in the battle. */
function glowingHexes(board: Board, { attackers, defenders }: Battle, player: Player): Hex[] {
  return [...attackers, ...defenders].flatMap((id) => {
    const { hex, owner } = unitOf(board, id);
    return isCyclical(board, id) && owner !== player && glows(board, hex) ? [hex] : [];
  });
}

/** Where the dragon is, by public knowledge. */
const placesOf = (board: Board, id: UnitId): readonly Hex[] =>
  isRevealed(board, id) ? [unitOf(board, id).hex] : lairsOf(board, id);

/**
 * Asks the owners of dragons before the first roll of a battle in which they may put out a glow that helps others. Only
 * public facts decide whether they are asked (R-DP-54).
 */
export function askDragons(play: Play, battle: Battle): void {
  const { state } = play;
  if (isMoonFull(play)) return;
  const idle = allDragons(play).filter((id) => unitOf(play, id).hex >= 0 && !isNeutralising(play, id));
  const owners = new Set(idle.map((id) => unitOf(play, id).owner));
  owners.delete(NOBODY);
  for (const player of owners) {
    const bright = glowingHexes(play, battle, player);
    const near = idle.some(
      (id) =>
        unitOf(play, id).owner === player &&
        placesOf(play, id).some((lair) => bright.some((hex) => range(play, lair, hex) <= SHADOW_RADIUS)),
    );
    if (near && !isHushed(play, player, 'glow')) state.frames.push({ kind: 'neutralise', player });
  }
}

export const frameRules: FrameRules<'neutralise'> = {
  neutralise: {
    clause: 'DP-16.6.6-a',
    offers: ['done', 'neutralise', 'disclose', 'hush'],
    finish: ({ state }) => {
      state.frames.pop();
    },
    form: {
      on: ['battle', 'disclose', 'neutralise'],
      *faults(board, { player }) {
        yield* phaseFaults(board, 'battles');
        const has = allDragons(board).some((id) => unitOf(board, id).owner === player);
        if (!has) yield ['player', 'has no dragon (DP-16.6.6-a)'];
      },
    },
  },
};
