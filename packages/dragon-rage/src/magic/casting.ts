import type { Odds } from '@hexwyrm/kernel';
import type { ActionOf } from '../core/actions.ts';
import { type Board, hexName, type Play, range } from '../core/board.ts';
import type { Event } from '../core/events.ts';
import type { Sink } from '../core/rule.ts';
import { activity } from '../core/state.ts';
import type { Clause, Hex, Side, UnitId } from '../core/vocabulary.ts';
import { OFFMAP } from '../world/terrain.ts';
import { isWizard } from '../world/traits.ts';

export type Casting = ActionOf<'cast'>;

/** What a casting may name besides the wizard and the spell. */
export const CHOICES = ['radius', 'hex', 'target', 'hold', 'element'] as const;
export type Choice = (typeof CHOICES)[number];

/** What a casting does. */
export interface Effect {
  /** Spell points it takes at least; known before any die. */
  readonly cost: number;
  /** The hexes it covers, if more than the one it is cast into. */
  readonly covers?: readonly Hex[];
  odds?(): Odds;
  carryOut(play: Play): void;
}

/** One spell of the list in 2.8. The caster is known to be free to cast before a spell is asked. */
export interface Spell {
  /** Its first clause, used to refuse anything else asked of it. */
  readonly clause: Clause;
  readonly choices: readonly Choice[];
  /** How far from the wizard it acts, where that is limited. */
  reach?(board: Board): number;
  list(board: Board, caster: UnitId, sink: Sink): void;
  /** What the casting does, whether or not the wizard can pay for it, or the clause that forbids it. */
  plan(board: Board, action: Casting): Effect | Clause;
  /** What the side cast before ends, or drifts, as its spell phase begins (DR-2.8.3-b). */
  endsFor?(play: Play, side: Side): void;
}

/** Why the unit may cast nothing just now, or null. */
export function casterRefusal(board: Board, id: UnitId): Clause | null {
  const unit = board.state.units[id];
  if (!isWizard(unit)) return 'DR-2.8.1-a';
  if (unit.hex < 0) return 'DR-3.2.1-b';
  return unit.did?.cast ? 'DR-2.8.4-a' : null;
}

/** DR-2.8.2-a, b: the points of this wizard and of no other. */
export const canAfford = (board: Board, caster: UnitId, cost: number): boolean =>
  board.state.units[caster].spellPoints >= cost;

/** The hex a spell is cast into, or of the one it is cast at; -1 where neither is on the map. */
export function goalOf(board: Board, { hex, target }: Casting): Hex {
  if (hex !== undefined) return hex;
  return target === undefined ? -1 : (board.state.units[target]?.hex ?? -1);
}

/** The hex the spell is cast into, if it reaches it. Obstacles in between do not matter (DR-2.8.4-b). */
export function hexInReach(
  board: Board,
  { unit, hex }: Casting,
  reach: number,
  clause: Clause,
): Hex | Clause {
  if (hex === undefined || hex < 0) return clause;
  if (range(board, board.state.units[unit].hex, hex) > reach) return clause;
  return isOnMap(board, hex) ? hex : 'DR-2.1-b';
}

export const isOnMap = (board: Board, hex: Hex): boolean => board.map.terrain[hex] !== OFFMAP;

/** The points are spent and the wizard has cast the one spell of this turn (DR-2.8.2-a, DR-2.8.4-a). */
export function spend(play: Play, action: Casting, cost: number, clause: Clause): void {
  const caster = play.state.units[action.unit];
  caster.spellPoints -= cost;
  activity(caster).cast = true;
  const { unit, spell, radius, hex, target } = action;
  play.events.push({
    type: 'cast',
    clause,
    unit,
    spell,
    cost,
    ...(radius !== undefined && { radius }),
    ...(hex !== undefined && { hex: hexName(play, hex) }),
    ...(target !== undefined && { target }),
  });
}

/** What is left of a lasting spell when those that the side cast end. */
export function withoutThoseOf<T extends { readonly hex: Hex; readonly side: Side }>(
  play: Play,
  side: Side,
  all: readonly T[],
  over: (hex: string) => Event,
): T[] {
  for (const { hex, side: whose } of all) if (whose === side) play.events.push(over(hexName(play, hex)));
  return all.filter((lasting) => lasting.side !== side);
}
