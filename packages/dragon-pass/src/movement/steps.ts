// The steps a unit may take now. They depend on the unit itself and on the field before it, so they are kept until one
// of the two changes.

import { DIRECTIONS, type Direction } from '@hexwyrm/hexmap';
import type { ActionOf } from '../actions.ts';
import { type Board, unitOf } from '../board.ts';
import type { Activity } from '../state.ts';
import type { Clause, HalfPoints, Hex, UnitId } from '../vocabulary.ts';
import type { Field } from './field.ts';
import { strandedRefusal } from './finish.ts';
import { isMarch, type March, marchOf, marchOn } from './march.ts';
import { allowanceOf, moverOf } from './mover.ts';
import { isRaining } from './weather.ts';

type Step = ActionOf<'step'>;

interface Known {
  readonly hex: Hex;
  readonly did: Readonly<Activity> | null;
  readonly down: boolean;
  readonly allowance: HalfPoints;
  readonly rain: boolean;
  readonly steps: readonly Step[];
}

const known = new WeakMap<Field, (Known | undefined)[]>();

/** Where the unit comes to by a step, or the clause that forbids it. */
export function marchTo(board: Board, id: UnitId, direction: Direction): March | Clause {
  const mover = moverOf(board, id);
  const next = marchOn(mover, marchOf(board, id), direction);
  if (!isMarch(next)) return next;
  return strandedRefusal(mover, next) ?? next;
}

/** Every step of a unit that can move. */
export function stepsOf(board: Board, field: Field, id: UnitId): readonly Step[] {
  let units = known.get(field);
  if (!units) {
    units = [];
    known.set(field, units);
  }
  const { hex, did, down } = unitOf(board, id);
  const allowance = allowanceOf(board, id);
  const rain = isRaining(board);
  const before = units[id];
  if (
    before &&
    before.hex === hex &&
    before.down === down &&
    before.allowance === allowance &&
    before.rain === rain &&
    isSame(before.did, did)
  )
    return before.steps;
  const steps: Step[] = [];
  for (const direction of DIRECTIONS) {
    const next = marchTo(board, id, direction);
    if (isMarch(next)) steps.push({ type: 'step', unit: id, to: next.hex });
  }
  units[id] = { hex, did: did && { ...did }, down, allowance, rain, steps };
  return steps;
}

function isSame(a: Readonly<Activity> | null, b: Readonly<Activity> | null): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.from === b.from &&
    a.spent === b.spent &&
    a.stopped === b.stopped &&
    a.paid === b.paid &&
    a.bonus === b.bonus
  );
}
