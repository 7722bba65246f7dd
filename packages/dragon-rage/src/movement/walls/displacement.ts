import { DIRECTIONS, directionTo } from '@hexwyrm/hexmap';
import { bridgeLeft } from '../../consequences/bridges.ts';
import { entered, stepInto } from '../../consequences/step.ts';
import { type Board, hexName, isFriend, isStanding, type Play, putUnit, unitsAt } from '../../core/board.ts';
import type { Frame } from '../../core/frames.ts';
import type { Rule } from '../../core/rule.ts';
import type { Clause, Hex, UnitId } from '../../core/vocabulary.ts';
import { crossingRefusal } from '../../terrain/crossing.ts';
import { smashFacedDoor } from '../../terrain/smashing.ts';
import { STACK_LIMIT, stackingRefusal } from '../../terrain/stacking.ts';

type Displacement = Extract<Frame, { kind: 'displace' }>;

const open = (board: Board): Displacement | null => {
  const frame = board.state.frames.at(-1);
  return frame?.kind === 'displace' ? frame : null;
};

/** DR-2.5.3.1-k: the defender moves each character one hex away before the scaler steps in. */
export const displace: Rule<'displace'> = {
  type: 'displace',
  timing: 'DR-2.5.3.1-k',
  list(board, _side, sink) {
    const { neighbour } = board.map.grid;
    for (const id of open(board)?.units ?? []) {
      for (const direction of DIRECTIONS) {
        const to = neighbour[board.state.units[id].hex * 6 + direction];
        if (to >= 0 && goRefusal(board, id, to) === null) sink.add({ type: 'displace', unit: id, to });
      }
    }
  },
  refusal: (board, _side, action) => goRefusal(board, action.unit, action.to),
  carryOut(play, _side, action) {
    const unit = play.state.units[action.unit];
    const from = unit.hex;
    putUnit(play, action.unit, action.to);
    play.events.push({
      type: 'displaced',
      clause: 'DR-2.5.3.1-k',
      unit: action.unit,
      from: hexName(play, from),
      to: hexName(play, action.to),
    });
    bridgeLeft(play, action.unit, from);
    entered(play, action.unit);
    const frame = open(play);
    if (!frame) return;
    frame.units = frame.units.filter((id) => id !== action.unit);
    stepOver(play, frame);
  },
};

/** The characters in the far hex go first, then the scaler is put there at once (DR-2.5.3.1-i). */
export function makeWay(play: Play, scaler: UnitId, to: Hex): void {
  const units = unitsAt(play, to, (unit) => isStanding(play, unit));
  const frame: Displacement = { kind: 'displace', side: 'defender', units, scaler, to };
  play.state.frames.push(frame);
  stepOver(play, frame);
}

function stepOver(play: Play, frame: Displacement): void {
  if (frame.units.length > 0) return;
  play.state.frames.pop();
  stepInto(play, frame.scaler, frame.to, 1, 'DR-2.5.3.1-i');
  smashFacedDoor(play, frame.scaler);
}

function goRefusal(board: Board, id: UnitId, to: Hex): Clause | null {
  const units = open(board)?.units ?? [];
  if (!units.includes(id)) return 'DR-2.5.3.1-k';
  const others = units.filter((other) => other !== id);
  return refugeRefusal(board, id, to) ?? (canGiveWay(board, others, [to]) ? null : 'DR-2.5.3.1-p');
}

/** R-DR-38: a neighbouring hex the character could enter on foot, its movement points left aside. */
function refugeRefusal(board: Board, id: UnitId, to: Hex): Clause | null {
  const unit = board.state.units[id];
  const direction = to < 0 ? -1 : directionTo(board.map.grid, unit.hex, to);
  if (direction === -1) return 'DR-2.5.3.1-k';
  return crossingRefusal(board, unit, unit.hex, direction, to) ?? stackingRefusal(board, unit, to);
}

/** DR-2.5.3.1-p: whether there is room for all of them, some hexes being taken by those who went before. */
export function canGiveWay(board: Board, units: readonly UnitId[], taken: readonly Hex[] = []): boolean {
  const [id, ...others] = units;
  if (id === undefined) return true;
  const { hex, side } = board.state.units[id];
  return DIRECTIONS.some((direction) => {
    const to = board.map.grid.neighbour[hex * 6 + direction];
    if (to < 0 || refugeRefusal(board, id, to) !== null) return false;
    const company = unitsAt(board, to, (unit) => isStanding(board, unit) && isFriend(unit, side)).length;
    if (company + taken.filter((other) => other === to).length >= STACK_LIMIT) return false;
    return canGiveWay(board, others, [...taken, to]);
  });
}
