import { DIRECTION_NAMES, DIRECTIONS, directionTo } from '@hexwyrm/hexmap';
import { unitField } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import type { ActionOf } from '../../core/actions.ts';
import { type Board, hexName, isAloft, type Play, typeOf } from '../../core/board.ts';
import { rangeFacts } from '../../core/range-facts.ts';
import type { Rule, Sink } from '../../core/rule.ts';
import { activity } from '../../core/state.ts';
import { type Clause, type Facing, type Hex, type UnitId, WAITING } from '../../core/vocabulary.ts';
import { groundRefusal } from '../../terrain/crossing.ts';
import { entryHexRefusal } from '../major/entry.ts';
import { face, facingNamed, facingOf } from '../major/facing.ts';
import { modeRefusal, rageRefusal, wantedMajors } from '../major/modes.ts';
import { airOdds, throughTheAir } from './air.ts';
import { landingRefusal, touchDown } from './landing.ts';
import { type Route, routeRefusal, routesFrom } from './routes.ts';
import { legsRefusal, mustLand, wingsRefusal } from './wings.ts';

export const actions = <H extends z.ZodMiniType>(hex: H) =>
  [
    z.strictObject({
      type: z.literal('fly'),
      unit: unitField,
      route: z.array(hex),
      facing: z.enum(DIRECTION_NAMES),
      land: z.boolean(),
    }),
  ] as const;

export interface Events {
  'took-off': { unit: UnitId };
  landed: { unit: UnitId; hex: string };
}

/** A flight, whole: hexes, final facing, and whether it ends on the ground. To hover is simply not to fly (DR-2.12.1.1.4-m). */
export const fly: Rule<'fly'> = {
  type: 'fly',
  timing: 'DR-2.4.5-f',
  list(board, side, sink) {
    for (const id of wantedMajors(board, side, sink)) {
      if (sink.isFull()) return;
      listFlights(board, id, sink);
    }
  },
  refusal(board, _side, action) {
    const refusal = airworthyRefusal(board, action.unit);
    if (refusal) return refusal;
    const hexes = action.route;
    return (
      groundBelow(board, action, hexes) ??
      pathRefusal(board, action, hexes) ??
      endRefusal(board, action.unit, hexes.at(-1) ?? board.state.units[action.unit].hex, action.land) ??
      rageRefusal(board, action)
    );
  },
  facts(board, _side, { unit, route }, clause) {
    if (clause !== OUT_OF_RANGE) return undefined;
    return rangeFacts(route.length, typeOf(board, board.state.units[unit]).flyRange);
  },
  odds: (board, _side, action) => airOdds(board, action.unit, action.route),
  carryOut: (play, _side, action) => wing(play, action),
};

/** DR-2.12.1.1.4-a, b: wings that carry it, and to leave the ground legs or a tower as well. */
function airworthyRefusal(board: Board, id: UnitId): Clause | null {
  const unit = board.state.units[id];
  const refusal = modeRefusal(board, id, 'fly');
  if (refusal) return refusal;
  if (typeOf(board, unit).flyRange === 0) return 'DR-2.12.4.1-a';
  if (isAloft(unit)) return null;
  return wingsRefusal(board, unit, 'DR-2.12.1.1.4-a') ?? legsRefusal(board, unit, 'DR-2.12.1.1.4-b');
}

/** DR-2.12.1.1.4-f: the flight is longer than it may be. */
const OUT_OF_RANGE = 'DR-2.12.1.1.4-f';

/** Ground on which the monster cannot come down, whichever way it flies there. */
function groundBelow(board: Board, { unit, land }: ActionOf<'fly'>, hexes: readonly Hex[]): Clause | null {
  const hex = hexes.at(-1) ?? -1;
  return land && hex >= 0 ? groundRefusal(board, board.state.units[unit], hex) : null;
}

/** DR-2.12.1.1.4-c, d, e, h: take off or land, not both; straight on from the present facing; or down on the spot. */
function pathRefusal(board: Board, action: ActionOf<'fly'>, hexes: readonly Hex[]): Clause | null {
  const unit = board.state.units[action.unit];
  const last = facingNamed(action.facing);
  if (!isAloft(unit)) {
    if (action.land) return 'DR-2.12.1.1.4-c';
  } else if (hexes.length === 0) {
    if (!action.land) return 'DR-2.12.1.1.4-m';
    return last === facingOf(unit) ? null : 'DR-2.12.1.1.4-h';
  } else if (mustLand(board, unit)) return 'DR-2.12.1.7.2-c';
  const { flyRange } = typeOf(board, unit);
  if (hexes.length > flyRange) return OUT_OF_RANGE;
  if (unit.hex === WAITING) {
    const heading = hexes.length < 2 ? -1 : directionTo(board.map.grid, hexes[0], hexes[1]);
    const refusal = entryHexRefusal(board, hexes[0] ?? WAITING);
    if (refusal || heading === -1) return refusal ?? 'DR-2.12.1.1.4-k';
    return routeRefusal(board, hexes, heading, last);
  }
  const heading = facingOf(unit);
  if (hexes.length > 0 && hexes[0] !== board.map.grid.neighbour[unit.hex * 6 + heading])
    return isAloft(unit) ? 'DR-2.12.1.1.4-d' : 'DR-2.12.1.1.4-e';
  return routeRefusal(board, hexes, heading, last);
}

/** DR-2.4.3-e: no two flyers end in one hex (R-DR-28); who lands comes down as DR-2.12.1.1.4-i allows. */
function endRefusal(board: Board, id: UnitId, hex: Hex, land: boolean): Clause | null {
  const unit = board.state.units[id];
  if (land) return landingRefusal(board, unit, hex, 'fly');
  return flyerAt(board, hex, id) ? 'DR-2.4.3-e' : null;
}

function flyerAt(board: Board, hex: Hex, except: UnitId): boolean {
  for (let link = board.first[hex]; link > 0; link = board.next[link - 1])
    if (link - 1 !== except && isAloft(board.state.units[link - 1])) return true;
  return false;
}

/** Whether the flyer may come down where it is (DR-2.12.1.1.4-h). */
export const landsInPlace = (board: Board, id: UnitId): boolean =>
  airworthyRefusal(board, id) === null && endRefusal(board, id, board.state.units[id].hex, true) === null;

function listFlights(board: Board, id: UnitId, sink: Sink): void {
  if (airworthyRefusal(board, id)) return;
  const unit = board.state.units[id];
  if (isAloft(unit)) {
    offer(board, sink, id, [], facingOf(unit), true, endRefusal(board, id, unit.hex, true));
    if (mustLand(board, unit)) return;
  }
  const { flyRange } = typeOf(board, unit);
  if (unit.hex === WAITING) {
    for (const entry of board.map.entryHexes)
      for (const heading of DIRECTIONS)
        listRoutes(board, id, routesFrom(board.map, entry, heading, flyRange), sink);
    return;
  }
  const heading = facingOf(unit);
  const first = board.map.grid.neighbour[unit.hex * 6 + heading];
  listRoutes(board, id, routesFrom(board.map, first, heading, flyRange), sink);
}

function listRoutes(board: Board, id: UnitId, routes: readonly Route[], sink: Sink): void {
  const lands = isAloft(board.state.units[id]);
  for (const { hexes, facings } of routes) {
    if (sink.isFull()) return;
    const end = hexes[hexes.length - 1];
    const stays = endRefusal(board, id, end, false);
    const comesDown = lands ? endRefusal(board, id, end, true) : 'DR-2.12.1.1.4-c';
    for (const facing of facings) {
      offer(board, sink, id, hexes, facing, false, stays);
      offer(board, sink, id, hexes, facing, true, comesDown);
    }
  }
}

function offer(
  board: Board,
  sink: Sink,
  unit: UnitId,
  route: Hex[],
  facing: Facing,
  land: boolean,
  refusal: Clause | null,
): void {
  if (refusal !== null) return;
  const action: ActionOf<'fly'> = { type: 'fly', unit, route, facing: DIRECTION_NAMES[facing], land };
  if (rageRefusal(board, action) === null) sink.add(action);
}

function wing(play: Play, action: ActionOf<'fly'>): void {
  const id = action.unit;
  const unit = play.state.units[id];
  const hexes = action.route;
  activity(unit).mode = 'fly';
  if (!isAloft(unit)) takeOff(play, id, hexes);
  if (!throughTheAir(play, id, hexes, 'DR-2.12.1.1.4-d')) return;
  face(play, id, facingNamed(action.facing), 0, 'DR-2.12.1.1.4-l');
  if (action.land) land(play, id);
}

/** A monster that flies in from off the map has taken off there, heading for the second hex (R-DR-113). */
function takeOff(play: Play, id: UnitId, hexes: readonly Hex[]): void {
  const unit = play.state.units[id];
  if (!unit.body) return;
  unit.body.aloft = true;
  activity(unit).tookOff = true;
  play.events.push({ type: 'took-off', clause: 'DR-2.12.1.1.4-b', unit: id });
  const heading = unit.hex === WAITING ? directionTo(play.map.grid, hexes[0], hexes[1]) : -1;
  if (heading !== -1) face(play, id, heading, 0, 'DR-3.2.1-b');
}

function land(play: Play, id: UnitId): void {
  const unit = play.state.units[id];
  if (!unit.body) return;
  unit.body.aloft = false;
  activity(unit).landed = true;
  play.events.push({ type: 'landed', clause: 'DR-2.12.1.1.4-h', unit: id, hex: hexName(play, unit.hex) });
  touchDown(play, id);
}
