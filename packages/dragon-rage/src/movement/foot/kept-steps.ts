import { type KeptActions, remember } from '@hexwyrm/wargame';
import type { PrintedAction } from '../../core/actions.ts';
import { type Board, isTower, typeOf } from '../../core/board.ts';
import type { Sink } from '../../core/rule.ts';
import type { Unit } from '../../core/state.ts';
import type { Hex, UnitId } from '../../core/vocabulary.ts';
import { groundChanges } from '../../terrain/ground.ts';
import { isElemental, isJailer, isPrincess } from '../../world/traits.ts';
import { findSteps, type Step } from './steps.ts';

/** The steps of a unit on the map, and what they were found for. */
class KeptSteps implements KeptActions<Step, PrintedAction> {
  readonly byIndex: readonly Step[];
  #printed: readonly PrintedAction[] | undefined;
  readonly #names: readonly string[];
  readonly #hex: Hex;
  readonly #pace: number;
  readonly #stirs: number;
  readonly #ground: number;

  constructor(board: Board, id: UnitId, ground: number) {
    const unit = board.state.units[id];
    this.byIndex = findSteps(board, id);
    this.#names = board.map.grid.names;
    this.#hex = unit.hex;
    this.#pace = paceOf(unit);
    this.#stirs = isAmongSteady(board, unit.hex) ? board.stirs[id] : -1;
    this.#ground = ground;
  }

  get printed(): readonly PrintedAction[] {
    this.#printed ??= this.byIndex.map(({ type, unit, to }) => ({
      type,
      unit,
      to: this.#names[to],
    }));
    return this.#printed;
  }

  holdsFor(unit: Unit, stirs: number, ground: number): boolean {
    return (
      this.#hex === unit.hex &&
      this.#stirs === stirs &&
      this.#ground === ground &&
      this.#pace === paceOf(unit)
    );
  }
}

/** What the unit's own doings say about its next step. */
function paceOf({ did }: Unit): number {
  if (did === null) return 1;
  if (did.stopped) return -1;
  return 2 * did.spent + (did.road ? 1 : 0);
}

/** Whether all units next to the hex are what they were when they came: none has taken off, changed sides or gone free. */
function isAmongSteady({ map, first, next, state }: Board, hex: Hex): boolean {
  const { neighbour } = map.grid;
  for (let side = hex * 6; side < hex * 6 + 6; side++) {
    if (neighbour[side] < 0) continue;
    for (let link = first[neighbour[side]]; link > 0; link = next[link - 1]) {
      const unit = state.units[link - 1];
      if (unit.body !== null || isElemental(unit) || isPrincess(unit)) return false;
    }
  }
  return true;
}

const stepsByUnit = remember<Board, (KeptSteps | undefined)[]>(
  () => [],
  (steps) => steps.slice(),
);

/** Adds the steps of a unit; those that were found before are found again only where something has changed. */
export function stepsLister(board: Board, sink: Sink): (id: UnitId) => void {
  const steps = stepsByUnit(board);
  const ground = groundChanges(board);
  return (id) => {
    const unit = board.state.units[id];
    const known = steps[id];
    if (known?.holdsFor(unit, board.stirs[id], ground)) sink.addKept(known);
    else if (looksNoFarther(board, unit)) {
      const found = new KeptSteps(board, id, ground);
      steps[id] = found;
      sink.addKept(found);
    } else for (const step of findSteps(board, id)) sink.add(step);
  };
}

/** Whether nothing that is not next to the unit has a say in its steps. */
function looksNoFarther(board: Board, unit: Unit): boolean {
  const { gait, mounted } = typeOf(board, unit);
  if (gait !== 'foot' || unit.hex < 0 || isPrincess(unit)) return false;
  if (mounted && isAtTower(board, unit.hex)) return false;
  return board.state.elowyn === null || !isJailer(unit);
}

function isAtTower(board: Board, hex: Hex): boolean {
  const { neighbour } = board.map.grid;
  if (isTower(board, hex)) return true;
  for (let side = hex * 6; side < hex * 6 + 6; side++)
    if (neighbour[side] >= 0 && isTower(board, neighbour[side])) return true;
  return false;
}
