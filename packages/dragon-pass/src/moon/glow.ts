import { battleOf } from '../core/battle.ts';
import { type Board, faceOf, stackOf, unitOf } from '../core/board.ts';
import { isToday } from '../core/chance.ts';
import { range } from '../core/hexes.ts';
import type { Hex, UnitId } from '../core/vocabulary.ts';
import { unitWith } from '../stacks/roster.ts';

/** The abilities of the Crimson Bat and of Prince Argrath that change the glow around them. */
export const GLOWSPOT = 'glows';
export const SHADOW = 'casts-shadow';
export type GlowAbility = typeof GLOWSPOT | typeof SHADOW;

/** The pieces that affect the glow around them. */
export const GLOW_PIECES: Readonly<Record<GlowAbility, (board: Board) => UnitId>> = {
  [GLOWSPOT]: unitWith(GLOWSPOT),
  [SHADOW]: unitWith(SHADOW),
};

/** DP-13.1-a: the Glowspot reaches two hexes from the Crimson Bat. */
export const GLOWSPOT_RADIUS = 2;
/** DP-12.1-a, DP-16.6.6-a: no glow in the hex of Argrath, or of a dragon that neutralises it, and the six around it. */
export const SHADOW_RADIUS = 1;

/** Whether a factor of the unit follows the Red Moon. */
export function isCyclical(board: Board, id: UnitId): boolean {
  const { cfCyclic, mgfCyclic } = faceOf(board, id);
  return cfCyclic !== null || mgfCyclic !== null;
}

/** Whether cyclical factors are at full strength in the hex in any phase of the moon (R-DPP-16). */
export function glows(board: Board, hex: Hex): boolean {
  if (hex < 0) return false;
  return (inGlowline(board, hex) || inGlowspot(board, hex)) && !inShadow(board, hex);
}

/** Whether the moon itself gives full strength, making glow irrelevant. */
export function isMoonFull({ state, world }: Board): boolean {
  const { values, full } = world.tables.redMoon;
  return state.moon === null || values[state.moon] === full;
}

/** DP-11.3-a; a storm over the whole board suspends it (DP-12.3-o), and an event (DP-PAC.RandomEvents.31-a). */
function inGlowline({ state, world }: Board, hex: Hex): boolean {
  if (!state.glowline || state.storm?.kind === 'great' || isToday(state, 'glowline')) return false;
  const territory = world.land.territory[hex];
  return territory === 'lunar-dark' || territory === 'lunar-light';
}

const inGlowspot = (board: Board, hex: Hex): boolean =>
  shown(board, GLOWSPOT, (bat) => range(board, bat, hex) <= GLOWSPOT_RADIUS);

/** DP-12.1-a, DP-16.6.6-a: Argrath or a dragon keeps the hex from glowing. */
export const inShadow = (board: Board, hex: Hex): boolean =>
  shown(board, SHADOW, (argrath) => range(board, argrath, hex) <= SHADOW_RADIUS) || isNeutralised(board, hex);

/** DP-16.6.6-a: a dragon of any player that neutralises the glow is so near. */
function isNeutralised(board: Board, hex: Hex): boolean {
  const dragons = board.state.neutralising;
  return dragons?.some((id) => range(board, unitOf(board, id).hex, hex) <= SHADOW_RADIUS) ?? false;
}

/** A piece that affects the glow around it: on the map, with its mark up, and in a publicly known place. */
function shown(board: Board, ability: GlowAbility, test: (hex: Hex) => boolean): boolean {
  const id = GLOW_PIECES[ability](board);
  if (id < 0) return false;
  const { hex } = unitOf(board, id);
  if (hex < 0 || !faceOf(board, id).exotic) return false;
  return isRevealed(board, id) && test(hex);
}

/** DP-12.1-b, DP-13.1-b: its place is public: revealed by its owner, on top of a stack, or in the battle. */
export function isRevealed(board: Board, id: UnitId): boolean {
  const { options, disclosed } = board.state;
  if (!options.screening || disclosed.includes(id)) return true;
  const { hex, owner } = unitOf(board, id);
  const battle = battleOf(board);
  const fights = battle?.attackers.includes(id) || battle?.defenders.includes(id);
  return fights || stackOf(board, hex, owner)[0] === id;
}
