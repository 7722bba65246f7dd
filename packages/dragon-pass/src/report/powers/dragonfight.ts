import { unitOf } from '../../core/board.ts';
import type { Clause, Hex, UnitId } from '../../core/vocabulary.ts';
import type { View } from '../../game/view.ts';
import { foesAround, foesAt, stillOwing } from '../../powers/dragons/dragonfight.ts';
import { isDragon, isSuperhero } from '../../stacks/kinds.ts';
import { boardSeen } from '../seen.ts';

/** A dragonfight that is owed, as far as the seat knows the stacks around it. */
export interface DragonfightReport {
  readonly dragon: UnitId;
  readonly hex: Hex;
  /** Against each enemy dragon the seat sees, or against all around. */
  readonly options: readonly FightOption[];
}

export interface FightOption {
  readonly against: UnitId | null;
  /** All units eliminated, the dragon included; of stacks with superheroes none yet. */
  readonly dying: readonly UnitId[];
  /** Counters that fall and are hidden from the seat: each could be a dragon or a superhero. */
  readonly hidden: number;
  /** Stacks of which one superhero falls, or the rest. */
  readonly choices: readonly {
    readonly hex: Hex;
    readonly superheroes: readonly UnitId[];
    readonly rest: readonly UnitId[];
  }[];
  readonly refusal: Clause | null;
}

/** The dragonfights still owed in this phase, for the player whose turn it is; their number is how many are left. */
export function dragonfightsIn(view: View): readonly DragonfightReport[] {
  if (view.phase !== 'exotics') return [];
  const board = boardSeen(view);
  return stillOwing(board).map((dragon) => {
    const { hex } = unitOf(board, dragon);
    const around = foesAround(board, hex).map((next) => ({ hex: next, units: foesAt(board, next) }));
    const dragons = around.flatMap(({ units }) => units.filter((id) => isDragon(board, id)));
    const led = around.filter(({ units }) => units.some((id) => isSuperhero(board, id)));
    const lost = around.filter((stack) => !led.includes(stack)).flatMap(({ units }) => units);
    const hidden = view.stacks
      .filter((stack) => around.some((one) => one.hex === stack.hex))
      .reduce((sum, { places }) => sum + places.filter(({ unit }) => unit === null).length, 0);
    const ring: FightOption = {
      against: null,
      dying: [...lost, dragon],
      hidden,
      choices: led.map((stack) => ({
        hex: stack.hex,
        superheroes: stack.units.filter((id) => isSuperhero(board, id)),
        rest: stack.units.filter((id) => !isSuperhero(board, id)),
      })),
      refusal: dragons.length > 0 ? 'DP-16.6.3-e' : null,
    };
    const duels = dragons.map(
      (foe): FightOption => ({ against: foe, dying: [dragon, foe], hidden: 0, choices: [], refusal: null }),
    );
    return { dragon, hex, options: [...duels, ring] };
  });
}
