import { DIRECTIONS, type Direction } from '@hexwyrm/hexmap';
import { type Changes, type KeptActions, remember } from '@hexwyrm/wargame';
import type { ActionOf, PrintedAction } from '../core/actions.ts';
import type { Board } from '../core/board.ts';
import { hexName } from '../core/hexes.ts';
import type { Sink } from '../core/rule.ts';
import type { Clause, Hex, Player, UnitId } from '../core/vocabulary.ts';
import { type Field, fieldOf } from '../terrain/field.ts';
import { keeping } from '../terrain/keep.ts';
import { isMarch, type March, marchOf, marchOn } from '../terrain/march.ts';
import { type Mover, moverOf, moverRefusal } from '../terrain/mover.ts';
import { strandedRefusal } from './finish.ts';

/** Where the unit comes to by a step, or the clause that forbids it. */
export function marchTo(mover: Mover, march: March, direction: Direction): March | Clause {
  const next = marchOn(mover, march, direction);
  if (!isMarch(next)) return next;
  return strandedRefusal(mover, next) ?? next;
}

/** Every step a unit may take now, and where it comes to by each. */
class Steps implements KeptActions<ActionOf<'step'>, PrintedAction> {
  readonly printed: PrintedAction[] = [];
  readonly #unit: UnitId;
  readonly #marches: March[] = [];
  #byIndex: readonly ActionOf<'step'>[] | null = null;

  constructor(unit: UnitId) {
    this.#unit = unit;
  }

  add(board: Board, march: March): void {
    this.#marches.push(march);
    this.printed.push({ type: 'step', unit: this.#unit, to: hexName(board, march.hex) });
  }

  /** Asked for again and again of the first unit that can move, to see whether there is a choice. */
  get byIndex(): readonly ActionOf<'step'>[] {
    this.#byIndex ??= this.#marches.map(({ hex }) => ({ type: 'step', unit: this.#unit, to: hex }));
    return this.#byIndex;
  }

  marchTo(to: Hex): March | undefined {
    return this.#marches.find(({ hex }) => hex === to);
  }
}

/** Every step each unit of the player may take now. */
export const steps = keeping((board, player, id) =>
  moverRefusal(board, player, id) === null ? findSteps(board, id) : null,
);

function findSteps(board: Board, unit: UnitId): Steps | null {
  const mover = moverOf(board, unit);
  const march = marchOf(board, unit);
  let found: Steps | null = null;
  for (const direction of DIRECTIONS) {
    const next = marchTo(mover, march, direction);
    if (!isMarch(next)) continue;
    found ??= new Steps(unit);
    found.add(board, next);
  }
  return found;
}

/** The steps of all units, one after the other: from one list to the next those of one unit change. */
class JoinedSteps implements KeptActions<ActionOf<'step'>, PrintedAction> {
  /** By unit. */
  readonly #parts: (Steps | null)[] = [];
  /** Where the steps of each unit begin. */
  readonly #starts: number[] = [];
  readonly printed: PrintedAction[] = [];
  /** How often steps had changed when these were last the same. */
  #checked = -1;

  get byIndex(): readonly ActionOf<'step'>[] {
    return this.#parts.flatMap((part) => part?.byIndex ?? []);
  }

  become(found: readonly (Steps | null)[], changes: Changes): void {
    for (let unit = this.#parts.length; unit < found.length; unit++) {
      this.#parts.push(null);
      this.#starts.push(this.printed.length);
    }
    changes.everySince(this.#checked, found.length, (unit) => {
      if (this.#parts[unit] !== found[unit]) this.#replace(unit, found[unit]);
      return true;
    });
    this.#checked = changes.count;
  }

  #replace(unit: UnitId, part: Steps | null): void {
    const printed = part?.printed ?? [];
    const before = this.#parts[unit]?.printed.length ?? 0;
    const starts = this.#starts;
    this.printed.splice(starts[unit], before, ...printed);
    this.#parts[unit] = part;
    const more = printed.length - before;
    if (more !== 0) for (let later = unit + 1; later < starts.length; later++) starts[later] += more;
  }
}

const joinedOf = remember<Field, JoinedSteps>(() => new JoinedSteps());

export function listSteps(board: Board, player: Player, sink: Sink): void {
  const found = steps.all(board, player);
  if (sink.isBrief) {
    for (let unit = 0; unit < found.length && !sink.isFull(); unit++) {
      const part = found[unit];
      if (part !== null) sink.addKept(part);
    }
  } else {
    const joined = joinedOf(fieldOf(board, player));
    joined.become(found, steps.changes(board, player));
    sink.addKept(joined);
  }
}
