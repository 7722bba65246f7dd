// Prince Argrath, the Crimson Bat and dragons work on the glow around them; under screening only once their owner has shown where
// they are (DP-12.1-b, DP-13.1-b).

import { unitField } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import type { Progress } from '../../core/battle.ts';
import { type Board, faceOf, type Play, stackOf, typeOf, unitOf } from '../../core/board.ts';
import type { Battle } from '../../core/frames.ts';
import { hexName, range } from '../../core/hexes.ts';
import { isHushed } from '../../core/hushed.ts';
import type { Addition, Forecasts, Power, Rules } from '../../core/power.ts';
import type { Rule } from '../../core/rule.ts';
import type { Clause, Hex, Player, UnitId } from '../../core/vocabulary.ts';
import {
  GLOW_PIECES,
  GLOWSPOT,
  GLOWSPOT_RADIUS,
  type GlowAbility,
  glows,
  inShadow,
  isCyclical,
  isMoonFull,
  isRevealed,
  SHADOW,
  SHADOW_RADIUS,
} from '../../moon/glow.ts';
import { lairsOf } from '../../screening/lairs.ts';
import { allDragons, isDragon } from '../../stacks/kinds.ts';
import { unitWith } from '../../stacks/roster.ts';
import { stopNeutralising } from '../dragons/neutralise.ts';
import { unitsIn } from '../foreseen.ts';

export const actions = () =>
  [
    z.strictObject({ type: z.literal('disclose'), unit: unitField }),
    z.strictObject({ type: z.literal('conceal'), unit: unitField }),
  ] as const;

export interface Events {
  disclosed: { unit: UnitId; hex: string; reveals: true };
  concealed: { unit: UnitId };
}

export interface Added {
  /** Units whose owner has revealed where they are (DP-12.1-b, DP-13.1-b). */
  disclosed: readonly UnitId[];
}

export const added: Addition<Added> = {
  blank: () => ({ disclosed: [] }),
  fields: ({ unit }) => ({ disclosed: z._default(z.array(unit), []) }),
};

/** Abilities that work only once their place is known, and the clauses that say so. */
const CLAUSES = {
  [GLOWSPOT]: 'DP-13.1-b',
  [SHADOW]: 'DP-12.1-b',
  'calls-hound': 'DP-16.14.4-a',
} as const satisfies Readonly<Record<string, Clause>>;

const ABILITIES = [GLOWSPOT, SHADOW, 'calls-hound'] as const;
const HOLDERS = ABILITIES.map((ability) => unitWith(ability));

/** The clause that lets the owner of the unit reveal it, if there is one. */
export function disclosureClause(board: Board, id: UnitId): Clause | undefined {
  if (isDragon(board, id)) return 'DP-16.6.6-c';
  const ability = ABILITIES.find((name) => typeOf(board, id).abilities.has(name));
  return ability && CLAUSES[ability];
}

function disclosureRefusal(board: Board, player: Player, id: UnitId): Clause | null {
  const { state } = board;
  const { owner, hex } = unitOf(board, id);
  const clause = disclosureClause(board, id);
  if (clause === undefined || owner !== player) return 'DP-12.1-b';
  return state.options.screening && hex >= 0 && !state.disclosed.includes(id) ? null : clause;
}

const RADII: Readonly<Record<GlowAbility, number>> = { [GLOWSPOT]: GLOWSPOT_RADIUS, [SHADOW]: SHADOW_RADIUS };

/** Where the piece changes the glow once it is revealed (DP-12.1-a, DP-13.1-a). */
function glowAround(board: Board, id: UnitId): readonly Hex[] {
  const { abilities } = typeOf(board, id);
  const ability = ([GLOWSPOT, SHADOW] as const).find((name) => abilities.has(name));
  if (ability === undefined || !faceOf(board, id).exotic) return [];
  const { hex: centre } = unitOf(board, id);
  return [...board.world.land.grid.names.keys()].filter((hex) => range(board, centre, hex) <= RADII[ability]);
}

/** The owner reveals where the piece is: at any time, even inside a battle. */
const disclose: Rule<'disclose'> = {
  type: 'disclose',
  timing: 'DP-12.1-b',
  list(board, player, sink) {
    for (const unit of [...HOLDERS.map((holderOf) => holderOf(board)), ...allDragons(board)])
      if (unit >= 0 && disclosureRefusal(board, player, unit) === null) sink.add({ type: 'disclose', unit });
  },
  refusal: (board, player, { unit }) => disclosureRefusal(board, player, unit),
  scope: (board, _player, { unit }) => glowAround(board, unit),
  carryOut(play, _player, { unit }) {
    const { state, events } = play;
    state.disclosed = [...state.disclosed, unit];
    const clause = disclosureClause(play, unit) ?? 'DP-12.1-b';
    const hex = hexName(play, unitOf(play, unit).hex);
    events.push({ type: 'disclosed', clause, unit, hex, reveals: true });
    const frame = state.frames.at(-1);
    if (frame?.kind === 'disclose' && frame.unit === unit) state.frames.pop();
  },
};

function concealRefusal(board: Board, player: Player, id: UnitId): Clause | null {
  const { owner, hex } = unitOf(board, id);
  const clause = disclosureClause(board, id);
  if (owner !== player || clause === undefined || !board.state.disclosed.includes(id)) return 'DP-12.1-b';
  return stackOf(board, hex, owner)[0] === id ? clause : null;
}

/** R-DPP-17: in their own movement phase the owner may hide the piece among others again. */
const conceal: Rule<'conceal'> = {
  type: 'conceal',
  timing: 'DP-12.1-b',
  list(board, player, sink) {
    for (const unit of board.state.disclosed)
      if (concealRefusal(board, player, unit) === null) sink.add({ type: 'conceal', unit });
  },
  refusal: (board, player, { unit }) => concealRefusal(board, player, unit),
  carryOut(play, _player, { unit }) {
    const { state, events } = play;
    state.disclosed = state.disclosed.filter((other) => other !== unit);
    stopNeutralising(play, unit);
    events.push({ type: 'concealed', clause: disclosureClause(play, unit) ?? 'DP-12.1-b', unit });
  },
};

/** DP-11.3-a, DP-12.1-a: where moon factors would count in full, or as the moon says. */
export const forecasts: Forecasts<'disclose'> = {
  disclose(board, player, { unit }) {
    const hexes = disclosureRefusal(board, player, unit) === null ? glowAround(board, unit) : [];
    if (hexes.length === 0) return [];
    const units = unitsIn(board, hexes).filter((id) => isCyclical(board, id));
    return [
      typeOf(board, unit).abilities.has(GLOWSPOT)
        ? { what: 'glowspot', clause: 'DP-13.1-a', hexes, units }
        : { what: 'no-glow', clause: 'DP-12.1-a', hexes, units },
    ];
  },
};

export const rules: Rules<'disclose' | 'conceal'> = { disclose, conceal };

export const power: Power = { phases: { movement: ['conceal'] }, reactions: ['disclose'] };

/** The hexes of all units that bring a cyclical factor into the battle. */
function cyclicalHexes(board: Board, { attackers, defenders }: Battle): Hex[] {
  const cyclical = [...attackers, ...defenders].filter((id) => isCyclical(board, id));
  return cyclical.map((id) => unitOf(board, id).hex);
}

/**
 * Asks the owner of a hidden piece before the first roll, regardless of its place and the side facing up: the
 * question must reveal nothing. Only public facts decide whether the glow could count: factors that change
 * with the moon, and counters near enough to be the piece (R-DP-54).
 */
function ask(
  play: Play,
  battle: Battle,
  ability: GlowAbility,
  radius: number,
  matters: (hex: Hex) => boolean,
): void {
  const { state } = play;
  const unit = GLOW_PIECES[ability](play);
  if (unit < 0 || isMoonFull(play)) return;
  const { owner: player } = unitOf(play, unit);
  if (disclosureRefusal(play, player, unit) !== null || isRevealed(play, unit)) return;
  if (isHushed(play, player, 'disclose')) return;
  const lairs = state.rules === 2 ? lairsOf(play, unit) : null;
  const inReach = (hex: Hex): boolean => lairs?.some((lair) => range(play, lair, hex) <= radius) ?? true;
  if (cyclicalHexes(play, battle).some((hex) => inReach(hex) && matters(hex)))
    state.frames.push({ kind: 'disclose', player, unit, clause: CLAUSES[ability] });
}

/** DP-13.1-b: the Bat's glow can lift hexes that do not glow yet. */
export function showBatStep(play: Play, battle: Battle): Progress {
  ask(play, battle, GLOWSPOT, GLOWSPOT_RADIUS, (hex) => !glows(play, hex) && !inShadow(play, hex));
  return 'next';
}

/** DP-12.1-b: Argrath's shadow can put out hexes that glow. */
export function showArgrathStep(play: Play, battle: Battle): Progress {
  ask(play, battle, SHADOW, SHADOW_RADIUS, (hex) => glows(play, hex));
  return 'next';
}
