import { DIRECTION_NAMES, DIRECTIONS } from '@hexwyrm/hexmap';
import { unitField } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import type { ActionOf } from '../../core/actions.ts';
import { type Board, type Play, typeOf } from '../../core/board.ts';
import { planned, type Rule } from '../../core/rule.ts';
import type { Unit } from '../../core/state.ts';
import { type Clause, type Facing, type Hex, type UnitId, WAITING } from '../../core/vocabulary.ts';
import { weatherIn } from '../../magic/weather.ts';
import { groundRefusal } from '../../terrain/crossing.ts';
import { OFFMAP } from '../../world/terrain.ts';
import { entryStandRefusal } from '../major/entry.ts';
import { face, facingOf, frontOf } from '../major/facing.ts';
import { modeRefusal, rageRefusal, useMode, wantedMajors } from '../major/modes.ts';
import { airOdds, throughTheAir } from './air.ts';
import { landingRefusal, touchDown } from './landing.ts';
import { legsRefusal, wingsRefusal } from './wings.ts';

export const actions = <H extends z.ZodMiniType>(hex: H) =>
  [
    z.strictObject({
      type: z.literal('bound'),
      unit: unitField,
      to: hex,
      facing: z.optional(z.enum(DIRECTION_NAMES)),
    }),
  ] as const;

/** A leap in a straight line over anything (DR-2.12.1.1.3-d). */
export const bound: Rule<'bound'> = {
  type: 'bound',
  timing: 'DR-2.4.5-f',
  list(board, side, sink) {
    for (const id of wantedMajors(board, side, sink)) {
      if (sink.isFull()) return;
      if (springRefusal(board, id)) continue;
      const unit = board.state.units[id];
      for (const line of linesOf(board, unit)) {
        for (const to of line.hexes) {
          if (landsRefusal(board, unit, to)) continue;
          const action: ActionOf<'bound'> = { type: 'bound', unit: id, to };
          if (unit.hex === WAITING) action.facing = DIRECTION_NAMES[line.heading];
          if (rageRefusal(board, action) === null) sink.add(action);
        }
      }
    }
  },
  ...planned<'bound', Line>({
    plan(board, _side, action) {
      const unit = board.state.units[action.unit];
      const refusal = springRefusal(board, action.unit);
      if (refusal) return refusal;
      if ((unit.hex === WAITING) !== (action.facing !== undefined)) return 'DR-2.4.2-a';
      const to = action.to;
      const ground = to < 0 ? null : groundRefusal(board, unit, to);
      if (ground) return ground;
      const leap = leapOf(board, action);
      if (!leap) return unit.hex === WAITING ? 'DR-3.2.1-b' : 'DR-2.12.1.1.3-c';
      return landsRefusal(board, unit, to) ?? rageRefusal(board, action) ?? leap;
    },
    odds: (board, _side, { unit }, { hexes }) => airOdds(board, unit, hexes),
    carryOut: (play, _side, { unit }, leap) => spring(play, unit, leap),
  }),
};

/** Hexes in a straight line before the monster, the farthest last. */
interface Line {
  readonly heading: Facing;
  readonly hexes: readonly Hex[];
}

/** DR-2.12.1.1.3-a: whether it can bound at all, to any hex. */
function springRefusal(board: Board, id: UnitId): Clause | null {
  const unit = board.state.units[id];
  const refusal = modeRefusal(board, id, 'bound');
  if (refusal) return refusal;
  if (typeOf(board, unit).boundRange === 0) return 'DR-2.12.4.1-a';
  return (
    (unit.hex >= 0 ? weatherIn(board, unit.hex, 'bars-bounds') : null) ??
    wingsRefusal(board, unit, 'DR-2.12.1.1.3-a') ??
    legsRefusal(board, unit, 'DR-2.12.1.1.3-a')
  );
}

/** DR-2.12.1.1.3-c: three lines of hexes; from off the map the entry hex is the first of the line (R-DR-113). */
function linesOf(board: Board, unit: Unit): Line[] {
  const { boundRange } = typeOf(board, unit);
  if (unit.hex === WAITING)
    return board.map.entryHexes.flatMap((entry) =>
      DIRECTIONS.map((heading) => lineFrom(board, entry, heading, boundRange)),
    );
  return frontOf(facingOf(unit)).map((heading) =>
    lineFrom(board, board.map.grid.neighbour[unit.hex * 6 + heading], heading, boundRange),
  );
}

function lineFrom(board: Board, first: Hex, heading: Facing, length: number): Line {
  const { grid, terrain } = board.map;
  const hexes: Hex[] = [];
  let hex = first;
  while (hexes.length < length && hex >= 0 && terrain[hex] !== OFFMAP) {
    hexes.push(hex);
    hex = grid.neighbour[hex * 6 + heading];
  }
  return { heading, hexes };
}

/** The line as far as the hex named. */
function leapOf(board: Board, action: ActionOf<'bound'>): Line | null {
  const to = action.to;
  for (const { heading, hexes } of linesOf(board, board.state.units[action.unit])) {
    const at = hexes.indexOf(to);
    const meant = action.facing === undefined || action.facing === DIRECTION_NAMES[heading];
    if (at >= 0 && meant) return { heading, hexes: hexes.slice(0, at + 1) };
  }
  return null;
}

function landsRefusal(board: Board, unit: Unit, to: Hex): Clause | null {
  const refusal = landingRefusal(board, unit, to, 'bound');
  if (refusal || unit.hex !== WAITING || !board.map.entryHexes.includes(to)) return refusal;
  return entryStandRefusal(board, to);
}

function spring(play: Play, id: UnitId, { heading, hexes }: Line): void {
  useMode(play, id, 'bound');
  face(play, id, heading, 0, 'DR-2.12.1.1.3-c');
  if (throughTheAir(play, id, hexes, 'DR-2.12.1.1.3-c')) touchDown(play, id);
}
