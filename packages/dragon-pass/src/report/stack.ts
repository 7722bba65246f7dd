import { freshBattle } from '../battle/declare/opening.ts';
import { attackStrength } from '../battle/melee/strength.ts';
import { faceOf, stackAt } from '../core/board.ts';
import { type Hex, type UnitId, WHOLE } from '../core/vocabulary.ts';
import type { View } from '../game/view.ts';
import { totalOf } from '../losses/blow.ts';
import { mfOf, mgfOf } from '../moon/figures.ts';
import { fightersOf } from '../stacks/fighters.ts';
import { isDisembodied, isHerd } from '../stacks/kinds.ts';
import { boardSeen } from './seen.ts';

/** What the units of a stack come to together, as far as the seat knows them. Magic may be infinite. */
export interface StackReport {
  /** In an attack from where they are, before ridges: those who are not too deep, led and halved as they would be (DP-7.10.6.1-a). */
  readonly attack: number;
  /** How much of it leaders add (DP-7.10.6.5-a). */
  readonly led: number;
  /** Whether a river halves it (DP-3.RIVER-c). */
  readonly inRiver: boolean;
  readonly missiles: number;
  readonly magic: number;
  /** The movement factor of the slowest that can move; null where none can. */
  readonly slowest: number | null;
  /** Units too deep to fight (DP-7.10.3-b). */
  readonly tooDeep: readonly UnitId[];
  /** Counters hidden from the seat: all sums are lower bounds. */
  readonly hidden: number;
}

/** Of these units in a hex; those the seat does not know are only counted. */
export function stackIn(view: View, hex: Hex, among: readonly UnitId[]): StackReport {
  const board = boardSeen(view);
  const units = stackAt(board, hex).filter((id) => among.includes(id));
  const strength = attackStrength(board, freshBattle([], { attackers: units, defenders: [] }));
  const part = (what: string) =>
    totalOf(
      strength.map(({ unit, shares }) => ({ unit, shares: shares.filter((one) => one.what === what) })),
    );
  const fighters = fightersOf(board, units);
  const moves = units.flatMap((id) => mfOf(board, id) || []);
  return {
    attack: Math.floor(totalOf(strength) / WHOLE),
    led: part('leadership') / WHOLE,
    inRiver: part('river') < 0,
    missiles: units.reduce((sum, id) => sum + faceOf(board, id).missiles, 0),
    magic: units.reduce((sum, id) => sum + Math.max(mgfOf(board, id) ?? 0, 0), 0) / WHOLE,
    slowest: moves.length === 0 ? null : Math.min(...moves),
    tooDeep: units.filter((id) => !fighters.includes(id) && !isHerd(board, id) && !isDisembodied(board, id)),
    hidden: among.filter((id) => board.state.units[id] === undefined).length,
  };
}
