import type { Grid } from '@hexwyrm/hexmap';
import { type KeptActions, memo } from '@hexwyrm/wargame';
import type { ActionOf, PrintedAction } from '../core/actions.ts';
import type { Board } from '../core/board.ts';
import type { Hex, UnitId } from '../core/vocabulary.ts';

/** By unit and hex: the same whenever it is listed. */
const deploymentsIn = memo((_grid: Grid): PrintedAction[][] => []);

function deploymentsOf(grid: Grid, unit: UnitId): readonly PrintedAction[] {
  const known = deploymentsIn(grid);
  known[unit] ??= grid.names.map((hex) => ({ type: 'deploy', unit, hex }));
  return known[unit];
}

/** The hexes in which a unit can be set up now: hundreds of them, for one unit after the other. */
export class Sites implements KeptActions<ActionOf<'deploy'>, PrintedAction> {
  readonly #grid: Grid;
  readonly #unit: UnitId;
  readonly #hexes: readonly Hex[];

  constructor({ world }: Board, unit: UnitId, hexes: readonly Hex[]) {
    this.#grid = world.land.grid;
    this.#unit = unit;
    this.#hexes = hexes;
  }

  get byIndex(): readonly ActionOf<'deploy'>[] {
    return this.#hexes.map((hex) => ({ type: 'deploy', unit: this.#unit, hex }));
  }

  get printed(): readonly PrintedAction[] {
    const deployments = deploymentsOf(this.#grid, this.#unit);
    return this.#hexes.map((hex) => deployments[hex]);
  }
}
