import { DIRECTION_NAMES, DIRECTIONS, type DirectionName } from '@hexwyrm/hexmap';
import type { ActionOf } from '../core/actions.ts';
import { type Board, hexName, isMajor, type Play, putUnit } from '../core/board.ts';
import type { Rule } from '../core/rule.ts';
import type { Clause, Side } from '../core/vocabulary.ts';
import { groundChanges } from '../terrain/ground.ts';
import { freePlaces } from './places.ts';
import { hasToPlace, nextToPlace, positionRefusal, startsAloft, zoneClause } from './zones.ts';

/** Sets up one counter of a type; those of a type are interchangeable (DR-3.1.1-a, b, c, DR-3.2.1-a, c). */
export const place: Rule<'place'> = {
  type: 'place',
  timing: 'DR-3.1.1-a',
  list(board, side, sink) {
    const ground = groundChanges(board);
    for (const unit of nextToPlace(board, side)) {
      if (sink.isFull()) return;
      sink.addKept(freePlaces(board, unit, ground));
    }
  },
  refusal(board, side, action) {
    const unit = nextToPlace(board, side).find((candidate) => candidate.type === action.what);
    if (!unit) return absenceClause(board, side, action);
    if (isMajor(unit) !== (action.facing !== undefined)) return 'DR-2.4.2-a';
    const hex = action.hex;
    return hex < 0 ? zoneClause(board, unit) : positionRefusal(board, unit, hex);
  },
  carryOut(play, side, action) {
    const unit = nextToPlace(play, side).find((candidate) => candidate.type === action.what);
    if (!unit) return;
    const id = play.state.units.indexOf(unit);
    const hex = action.hex;
    putUnit(play, id, hex);
    play.events.push({ type: 'placed', clause: zoneClause(play, unit), unit: id, hex: hexName(play, hex) });
    if (unit.body && action.facing) {
      unit.body.aloft = startsAloft(play, unit, hex);
      unit.body.facing = facingNamed(action.facing);
      play.events.push({ type: 'faced', clause: 'DR-2.4.2-a', unit: id, facing: action.facing });
    }
    closeSetUp(play);
  },
};

const facingNamed = (name: DirectionName) => DIRECTIONS[DIRECTION_NAMES.indexOf(name)];

/** No such counter is to be set up: it has none, or it enters the map later (DR-3.2.1-b). */
function absenceClause(board: Board, side: Side, action: ActionOf<'place'>): Clause {
  const waiting = board.state.units.find((unit) => unit.side === side && unit.type === action.what);
  return waiting ? zoneClause(board, waiting) : 'DR-3.1.1-a';
}

/** A side that has nothing left to set up is done. */
function closeSetUp(play: Play): void {
  const { frames } = play.state;
  const top = frames.at(-1);
  if (top?.kind !== 'setup' || hasToPlace(play, top.side)) return;
  frames.pop();
}

/** DR-2.4.2-b: the opponent decides where a monster faces that was put down unclearly. */
export const face: Rule<'face'> = {
  type: 'face',
  timing: 'DR-2.4.2-b',
  list(board, _side, sink) {
    const frame = board.state.frames.at(-1);
    if (frame?.kind !== 'face') return;
    for (const facing of DIRECTION_NAMES) sink.add({ type: 'face', unit: frame.unit, facing });
  },
  refusal(board, _side, action) {
    const frame = board.state.frames.at(-1);
    return frame?.kind === 'face' && frame.unit === action.unit ? null : 'DR-2.4.2-b';
  },
  carryOut(play, _side, action) {
    const { body } = play.state.units[action.unit];
    if (!body) return;
    body.facing = facingNamed(action.facing);
    play.state.frames.pop();
    play.events.push({ type: 'faced', clause: 'DR-2.4.2-b', unit: action.unit, facing: action.facing });
  },
};
