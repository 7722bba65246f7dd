import type { Dice, Seat } from '@hexwyrm/kernel';
import { openBoard, typeOf } from '../board.ts';
import type { Frame } from '../frames.ts';
import { cloneState, renewUnit, type State, type Unit } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';
import { hiddenFrom, playerAt } from './knowledge.ts';

/**
 * A full state that the seat could not tell from the true one: hidden units of one owner and colour change places.
 * A unit keeps the side that lies up, which those who saw its battle may remember (R-DPC-29).
 */
export function sampleState(state: State, seat: Seat, dice: Dice): State {
  const guess = cloneState(state);
  const board = openBoard(guess);
  const hidden = hiddenFrom(board, playerAt(guess, seat));
  if (hidden.size === 0) return guess;
  for (const id of tied(guess)) hidden.delete(id);
  const alike = new Map<string, UnitId[]>();
  for (const id of [...hidden].sort((a, b) => a - b)) {
    const { owner, hex } = guess.units[id] as Unit;
    if (hex < 0 && !guess.arrivals.some(({ unit }) => unit === id)) continue;
    const key = `${owner} ${typeOf(board, id).nation}`;
    const group = alike.get(key);
    if (group) group.push(id);
    else alike.set(key, [id]);
  }
  for (const group of alike.values()) exchange(guess, group, shuffled(group, dice));
  return guess;
}

/** Units bound to others by what they are doing stay where they are. */
function tied({ frames, caravans, doubling, sown, units }: State): UnitId[] {
  const carriers = units.flatMap(({ did }, id) => (did?.by === undefined ? [] : [id, did.by]));
  return [
    ...frames.flatMap(unitsIn),
    ...caravans.flatMap(({ herd, units: hastened }) => [herd, ...hastened]),
    ...(doubling ? [doubling.unit] : []),
    ...sown,
    ...carriers,
  ];
}

function unitsIn(frame: Frame): readonly UnitId[] {
  switch (frame.kind) {
    case 'declare':
      return frame.attackers;
    case 'restack':
      return frame.placed;
    case 'protect':
      return frame.among;
    case 'blame':
      return frame.candidates;
    case 'area-effect':
      return [frame.by];
    case 'deploy':
      return [frame.unit, ...frame.held];
    default:
      return [];
  }
}

/** Each unit of the group takes the place of its counterpart in `order`. */
function exchange(guess: State, group: readonly UnitId[], order: readonly UnitId[]): void {
  const places = order.map((id) => guess.units[id] as Unit);
  const moved = new Map<UnitId, UnitId>();
  group.forEach((id, index) => {
    const { hex, rank, fought, did } = places[index] as Unit;
    Object.assign(renewUnit(guess, id), { hex, rank, fought, did });
    moved.set(order[index] ?? id, id);
  });
  guess.arrivals = guess.arrivals.map((arrival) => ({
    ...arrival,
    unit: moved.get(arrival.unit) ?? arrival.unit,
  }));
}

function shuffled(ids: readonly UnitId[], dice: Dice): UnitId[] {
  const order = ids.slice();
  for (let last = order.length - 1; last > 0; last--) {
    const other = oneOf(last + 1, dice);
    [order[last], order[other]] = [order[other] ?? -1, order[last] ?? -1];
  }
  return order;
}

/** A whole number below `count`, each as likely as any other: dice are read as digits, and thrown again when over. */
function oneOf(count: number, dice: Dice): number {
  for (;;) {
    let faces = 1;
    let value = 0;
    for (; faces < count; faces *= 6) value = value * 6 + dice.d6() - 1;
    const fair = faces - (faces % count);
    if (value < fair) return value % count;
  }
}
