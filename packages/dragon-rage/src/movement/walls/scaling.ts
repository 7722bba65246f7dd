import { directionTo } from '@hexwyrm/hexmap';
import { rollOdds, type Summand, sumOf } from '@hexwyrm/kernel';
import {
  anyoneAt,
  type Board,
  hexName,
  isFriend,
  isStanding,
  isTower,
  typeOf,
  unitsAt,
} from '../../core/board.ts';
import { planned, type Rule } from '../../core/rule.ts';
import { activity, type Unit } from '../../core/state.ts';
import type { Clause, Hex, UnitId } from '../../core/vocabulary.ts';
import { weatherIn } from '../../magic/weather.ts';
import { accessRefusal, groundRefusal, isWalled } from '../../terrain/crossing.ts';
import { waderRefusal } from '../../terrain/stacking.ts';
import { modeRefusal, rageRefusal, useMode, walkLeft } from '../major/modes.ts';
import { idleRefusal } from '../orders.ts';
import { canGiveWay, makeWay } from './displacement.ts';

/** What the die must reach at the wall. */
interface Climb {
  readonly needs: number;
  readonly modifiers: readonly Summand[];
}

/** Climbing over a wall hexside as the last act of a move (2.5.3.1). */
export const scale: Rule<'scale'> = {
  type: 'scale',
  timing: 'DR-2.4.5-f',
  list(board, side, sink) {
    if (side !== 'invader') return;
    const { units } = board.state;
    const { grid, wall, besideWall } = board.map;
    for (let id = 0; id < units.length && !sink.isFull(); id++) {
      const { hex } = units[id];
      if (units[id].side !== side || hex < 0 || !sink.wants(id)) continue;
      if (besideWall[hex] === 0 || typeOf(board, units[id]).scale === 0) continue;
      for (let direction = 0; direction < 6; direction++) {
        if (wall[hex * 6 + direction] === 0) continue;
        const to = grid.neighbour[hex * 6 + direction];
        if (scalingRefusal(board, id, to) === null) sink.add({ type: 'scale', unit: id, to });
      }
    }
  },
  ...planned<'scale', Climb>({
    plan(board, side, { unit, to }) {
      if (side !== 'invader') return 'DR-2.5.3.1-a';
      const needs = typeOf(board, board.state.units[unit]).scale;
      return scalingRefusal(board, unit, to) ?? { needs, modifiers: bonus(board, to) };
    },
    odds: (_board, _side, { unit }, climb) => [
      rollOdds({
        roll: 'scaling',
        clause: 'DR-2.5.3.1-e',
        unit,
        dice: 1,
        ...climb,
        success: { result: 'scaled' },
        failure: { result: 'stays' },
      }),
    ],
    carryOut(play, _side, { unit: id, to }, { needs, modifiers }) {
      const unit = play.state.units[id];
      const type = typeOf(play, unit);
      const did = activity(unit);
      if (type.kind === 'major') useMode(play, id, 'walk');
      did.attempt = 'scale';
      did.stopped = true;
      did.spent++;
      const modifier = sumOf(modifiers).total;
      const die = play.dice.d6(() => 'scaling');
      const success = die + modifier >= needs;
      play.events.push({
        type: 'rolled',
        clause: 'DR-2.5.3.1-e',
        roll: 'scaling',
        unit: id,
        hex: hexName(play, to),
        dice: [die],
        modifier,
        needs,
        success,
      });
      if (!success) return;
      if (type.ladder) unit.ladder = true;
      makeWay(play, id, to);
    },
  }),
};

function scalingRefusal(board: Board, id: UnitId, to: Hex): Clause | null {
  const unit = board.state.units[id];
  return (
    wallRefusal(board, unit, to) ??
    climberRefusal(board, id) ??
    farSideRefusal(board, unit, to) ??
    (weatherIn(board, unit.hex, 'bars-scaling') && weatherIn(board, to, 'bars-scaling')) ??
    rageRefusal(board, { type: 'scale', unit: id, to })
  );
}

/** DR-2.5.3.1-b, d: the unit is at a wall hexside that does not lead into a tower. */
function wallRefusal(board: Board, unit: Unit, to: Hex): Clause | null {
  if (to < 0 || unit.hex < 0) return 'DR-2.5.3.1-d';
  const direction = directionTo(board.map.grid, unit.hex, to);
  if (direction === -1) return 'DR-2.5.3.1-d';
  if (isTower(board, to)) return 'DR-2.5.3.1-b';
  if (!isWalled(board, unit.hex, direction)) return 'DR-2.5.3.1-d';
  return accessRefusal(board, unit, unit.hex, direction, to);
}

/** Who may climb: units of the table, with a movement point left, and with ladders if they need them. */
function climberRefusal(board: Board, id: UnitId): Clause | null {
  const unit = board.state.units[id];
  const type = typeOf(board, unit);
  if (type.scale === 0) return 'DR-2.5.3.1-h';
  const attempt = unit.did?.attempt ?? null;
  if (attempt !== null) return attempt === 'scale' ? 'DR-2.5.3.1-d' : 'DR-2.5.3.1-c';
  const idle = type.kind === 'major' ? modeRefusal(board, id, 'walk') : idleRefusal(board, id);
  if (idle) return idle;
  if (unit.ladder) return 'DR-2.5.3.1-l';
  const left = type.kind === 'major' ? walkLeft(board, unit) : type.mp - (unit.did?.spent ?? 0);
  return left < 1 ? 'DR-2.5.3.1-d' : null;
}

/** DR-2.5.3.1-j, p, DR-2.5.8-j: legal ground, only characters that can give way, goblins only unseen. */
function farSideRefusal(board: Board, unit: Unit, to: Hex): Clause | null {
  if (groundRefusal(board, unit, to) || waderRefusal(board, unit, to)) return 'DR-2.5.3.1-j';
  if (board.first[to] > 0) {
    const there = unitsAt(board, to, (other) => isStanding(board, other));
    if (!there.every((other) => givesWay(board, board.state.units[other]))) return 'DR-2.5.3.1-j';
    if (!canGiveWay(board, there)) return 'DR-2.5.3.1-p';
  }
  return typeOf(board, unit).scaleUnwatchedOnly && isWatched(board, to) ? 'DR-2.5.8-j' : null;
}

/** City heroes, wizards and Elowyn never hold a wall by themselves. */
export const givesWay = (board: Board, unit: Unit): boolean =>
  typeOf(board, unit).kind === 'character' && isFriend(unit, 'defender');

/** DR-2.5.3.1-f: one more if the far side is unwatched. */
const bonus = (board: Board, to: Hex): readonly Summand[] =>
  isWatched(board, to) ? [] : [{ what: 'unwatched', value: 1, clause: 'DR-2.5.3.1-f' }];

/** DR-2.5.3.1-g, DR-2.5.8-k: a defender next to the hex, tower garrisons and characters on their own left aside. */
function isWatched(board: Board, hex: Hex): boolean {
  const { neighbour } = board.map.grid;
  for (let direction = 0; direction < 6; direction++) {
    const near = neighbour[hex * 6 + direction];
    if (near < 0 || board.first[near] === 0 || isTower(board, near)) continue;
    if (anyoneAt(board, near, (unit) => isFriend(unit, 'defender') && !givesWay(board, unit))) return true;
  }
  return false;
}
