import { DIRECTIONS, type Direction } from '@hexwyrm/hexmap';
import { joined, type KeptActions, remember } from '@hexwyrm/wargame';
import type { ActionOf, PrintedAction } from '../core/actions.ts';
import { type Board, hexName } from '../core/board.ts';
import type { Sink } from '../core/rule.ts';
import type { Clause, Player, UnitId } from '../core/vocabulary.ts';
import { type Field, fieldOf } from '../terrain/field.ts';
import { keeping } from '../terrain/keep.ts';
import { isMarch, type March, marchOf, marchOn } from '../terrain/march.ts';
import { type Mover, moverOf, moverRefusal } from '../terrain/mover.ts';
import { strandedRefusal } from './finish.ts';

type Steps = KeptActions<ActionOf<'step'>, PrintedAction>;

/** Where the unit comes to by a step, or the clause that forbids it. */
export function marchTo(mover: Mover, march: March, direction: Direction): March | Clause {
  const next = marchOn(mover, march, direction);
  if (!isMarch(next)) return next;
  return strandedRefusal(mover, next) ?? next;
}

/** Every step each unit of the player may take now. */
export const steps = keeping((board, player, id) =>
  moverRefusal(board, player, id) === null ? findSteps(board, id) : NONE,
);

const NONE: Steps = { byIndex: [], printed: [] };

function findSteps(board: Board, unit: UnitId): Steps {
  const mover = moverOf(board, unit);
  const march = marchOf(board, unit);
  const byIndex: ActionOf<'step'>[] = [];
  const printed: PrintedAction[] = [];
  for (const direction of DIRECTIONS) {
    const next = marchTo(mover, march, direction);
    if (!isMarch(next)) continue;
    byIndex.push({ type: 'step', unit, to: next.hex });
    printed.push({ type: 'step', unit, to: hexName(board, next.hex) });
  }
  return { byIndex, printed };
}

/** The steps of so many units are kept joined: between two lists those of one unit change. */
const TOGETHER = 8;

class JoinedSteps implements Steps {
  readonly #parts: readonly Steps[];
  #byIndex: Steps['byIndex'] | undefined;
  #printed: Steps['printed'] | undefined;

  constructor(parts: readonly Steps[]) {
    this.#parts = parts;
  }

  get byIndex(): Steps['byIndex'] {
    this.#byIndex ??= joined(this.#parts.map(({ byIndex }) => byIndex));
    return this.#byIndex;
  }

  get printed(): Steps['printed'] {
    this.#printed ??= joined(this.#parts.map(({ printed }) => printed));
    return this.#printed;
  }

  /** Whether these are still the steps of the units from that one on. */
  holdsFor(found: readonly Steps[], first: UnitId): boolean {
    const parts = this.#parts;
    for (let i = 0; i < parts.length; i++) if (parts[i] !== found[first + i]) return false;
    return true;
  }
}

const groupsOf = remember<Field, JoinedSteps[]>(
  () => [],
  (groups) => groups.slice(),
);

export function listSteps(board: Board, player: Player, sink: Sink): void {
  const found = steps.all(board, player);
  const known = groupsOf(fieldOf(board, player));
  for (let first = 0; first < found.length && !sink.isFull(); first += TOGETHER) {
    let group = known[first / TOGETHER];
    if (!group?.holdsFor(found, first)) {
      group = new JoinedSteps(found.slice(first, first + TOGETHER));
      known[first / TOGETHER] = group;
    }
    sink.addKept(group);
  }
}
