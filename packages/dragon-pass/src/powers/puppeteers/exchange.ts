import { type Board, orderStack, type Play, putUnit, stackAt, unitOf } from '../../core/board.ts';
import type { Frame } from '../../core/frames.ts';
import type { State } from '../../core/state.ts';
import type { UnitId } from '../../core/vocabulary.ts';
import { enterFlood } from '../../harm/flooding.ts';

/** Each of two units takes the other's place in its stack, so that an observer cannot tell which was which. */
export function exchange(play: Play, one: UnitId, other: UnitId): void {
  const [here, there] = [unitOf(play, one).hex, unitOf(play, other).hex];
  const [own, others] = [stackAt(play, here), stackAt(play, there)];
  putUnit(play, one, there);
  putUnit(play, other, here);
  const replaced = (stack: readonly UnitId[], by: UnitId, id: UnitId): UnitId[] =>
    stack.map((each) => (each === id ? by : each));
  orderStack(play, here, replaced(own, other, one));
  orderStack(play, there, replaced(others, one, other));
  for (const id of [one, other]) enterFlood(play, id, true);
}

/** DP-16.13.3.4-b: one unit stands where another stood in the battle and in all that has been chosen for it. */
export function standIn({ state }: Pick<Board, 'state'>, unit: UnitId, forUnit: UnitId): void {
  state.frames = state.frames.map((frame) => recast(frame, (id) => (id === forUnit ? unit : id)));
}

type Recast = (id: UnitId) => UnitId;

function recast(frame: State['frames'][number], as: Recast): Frame {
  const all = (ids: readonly UnitId[]): UnitId[] => ids.map(as);
  switch (frame.kind) {
    case 'battle':
      return {
        ...frame,
        attackers: all(frame.attackers),
        defenders: all(frame.defenders),
        abstaining: all(frame.abstaining),
        reserve: all(frame.reserve),
        fought: all(frame.fought),
        by: { defenders: all(frame.by.defenders), attackers: all(frame.by.attackers) },
        aims: frame.aims.map(({ unit, hex }) => ({ unit: as(unit), hex })),
      };
    case 'casualties':
    case 'spare':
      return { ...frame, taken: all(frame.taken) };
    case 'hits':
      return { ...frame, chosen: all(frame.chosen) };
    case 'devour':
      return { ...frame, prey: frame.prey.map(({ by, unit }) => ({ by: as(by), unit: as(unit) })) };
    case 'restack':
      return { ...frame, placed: all(frame.placed) };
    case 'advance':
      return { ...frame, moved: frame.moved.map(({ unit, way }) => ({ unit: as(unit), way })) };
    default:
      return frame;
  }
}
