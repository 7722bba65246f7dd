// The steps a unit may take now. They depend on the unit itself and on the field before it, so they are kept until one
// of the two changes.

import { DIRECTIONS, type Direction } from '@hexwyrm/hexmap';
import type { ActionOf } from '../actions.ts';
import { type Board, unitOf } from '../board.ts';
import type { Activity } from '../state.ts';
import type { Clause, Hex, Player, UnitId } from '../vocabulary.ts';
import { type Field, fieldOf } from './field.ts';
import { strandedRefusal } from './finish.ts';
import { isMarch, type March, marchOf, marchOn } from './march.ts';
import { type Mover, moverOf, moverRefusal } from './mover.ts';
import { isRaining } from './weather.ts';

type Step = ActionOf<'step'>;

interface Known {
  readonly hex: Hex;
  /** Replaced, never changed, by each step. */
  readonly did: Activity | null;
  readonly down: boolean;
  readonly steps: readonly Step[];
}

/** What holds for all units of the player alike. */
interface Notes {
  readonly rain: boolean;
  readonly frozen: boolean;
  readonly sown: number;
  readonly units: (Known | undefined)[];
}

const notes = new WeakMap<Field, Notes>();

function notesOn(board: Board, field: Field): Notes {
  const { frozen, sown } = board.state;
  const rain = isRaining(board);
  let found = notes.get(field);
  if (!found || found.rain !== rain || found.frozen !== frozen || found.sown !== sown.length) {
    found = { rain, frozen, sown: sown.length, units: [] };
    notes.set(field, found);
  }
  return found;
}

/** Where the unit comes to by a step, or the clause that forbids it. */
export function marchTo(mover: Mover, march: March, direction: Direction): March | Clause {
  const next = marchOn(mover, march, direction);
  if (!isMarch(next)) return next;
  return strandedRefusal(mover, next) ?? next;
}

/** Every step the player's unit may take. */
export function stepsOf(board: Board, player: Player, id: UnitId): readonly Step[] {
  const field = fieldOf(board, player);
  return knownSteps(board, player, notesOn(board, field), id);
}

/** Every step the player's units may take. */
export function* allSteps(board: Board, player: Player): Generator<readonly Step[]> {
  const { units } = board.state;
  const found = notesOn(board, fieldOf(board, player));
  for (let id = 0; id < units.length; id++)
    if (units[id]?.owner === player) yield knownSteps(board, player, found, id);
}

function knownSteps(board: Board, player: Player, { units }: Notes, id: UnitId): readonly Step[] {
  const { hex, did, down } = unitOf(board, id);
  if (hex < 0) return NONE;
  // Whoever travels with a herd depends on what the others of the caravan have done.
  const alone = board.state.caravans.length === 0;
  const before = units[id];
  if (before && alone && before.hex === hex && before.did === did && before.down === down)
    return before.steps;
  const steps = moverRefusal(board, player, id) === null ? findSteps(board, id) : NONE;
  if (alone) units[id] = { hex, did, down, steps };
  return steps;
}

const NONE: readonly Step[] = [];

function findSteps(board: Board, id: UnitId): Step[] {
  const mover = moverOf(board, id);
  const march = marchOf(board, id);
  return DIRECTIONS.flatMap((direction) => {
    const next = marchTo(mover, march, direction);
    return isMarch(next) ? [{ type: 'step', unit: id, to: next.hex }] : [];
  });
}
