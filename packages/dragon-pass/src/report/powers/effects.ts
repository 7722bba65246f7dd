// What the action of a power does to hexes and the units in them, shown before it is chosen. Of hidden counters it shows how
// many there are and nothing else.

import type { PrintedAction } from '../../core/actions.ts';
import type { Board } from '../../core/board.ts';
import type { Foreseen } from '../../core/power.ts';
import type { Clause, Hex, Player, UnitId } from '../../core/vocabulary.ts';
import { HEXES } from '../../game/actions.ts';
import type { View } from '../../game/view.ts';
import { threatened } from '../../powers/befall.ts';
import { forecastOf, HARMS, isForetold } from '../../powers/powers.ts';
import type { EffectName, Foretold } from '../../powers/shows.ts';
import { boardSeen } from '../seen.ts';

export interface Effect {
  readonly what: EffectName;
  /** The rule that says so. */
  readonly clause: Clause;
  readonly hexes: readonly Hex[];
  /** Units it befalls that the seat sees. */
  readonly units: readonly UnitId[];
  /** Counters there that the seat may not look at. */
  readonly hidden: number;
  /** The rule by which superheroes and dragons save others from it. */
  readonly shelter: Clause | null;
}

/** What the action would do, as far as the seat knows. */
export function effectsIn(view: View, player: Player, printed: PrintedAction): readonly Effect[] {
  const board = boardSeen(view);
  const action = HEXES.read(board.world.land.grid, printed);
  if (!isForetold(action)) return [];
  const foreseen = forecastOf<Foretold>(action.type)(board, player, action);
  return foreseen.map((one) => ({ ...whatIs(board, player, one), hidden: hiddenIn(view, one.hexes) }));
}

/** Superheroes and dragons shelter others from harm to whole hexes alone. */
function whatIs(board: Board, player: Player, foreseen: Foreseen): Omit<Effect, 'hidden'> {
  if ('what' in foreseen) return { ...foreseen, shelter: null };
  const { harm: what, hexes } = foreseen;
  const { clause, protection } = HARMS[what];
  const units = threatened(board, { kind: 'area-effect', player, settled: false, ...foreseen });
  return { what, clause, hexes, units, shelter: protection };
}

const hiddenIn = ({ stacks }: View, hexes: readonly Hex[]): number =>
  stacks
    .filter(({ hex }) => hexes.includes(hex))
    .reduce((sum, { places }) => sum + places.filter(({ unit }) => unit === null).length, 0);
