// Every way a unit can go in this phase, found on the board at once instead of step by step.

import { DIRECTIONS } from '@hexwyrm/hexmap';
import type { Way } from '@hexwyrm/wargame';
import type { Action } from '../core/actions.ts';
import { type Board, hexName } from '../core/board.ts';
import type { Event } from '../core/events.ts';
import { type HalfPoints, type Player, POINT, type UnitId } from '../core/vocabulary.ts';
import { strandedRefusal } from '../movement/finish.ts';
import { caravanOf } from '../terrain/caravans.ts';
import { isMarch, type March, marchKey, marchOf, marchOn } from '../terrain/march.ts';
import { type Mover, moverOf } from '../terrain/mover.ts';
import { travelSteps } from './travel.ts';

/** A march and the one it goes on from. */
interface Leg {
  readonly march: March;
  readonly before: Leg | null;
}

/** The cheapest way to each hex, the cheapest first; null where floods or a caravan make steps more than steps. */
export function waysOf(board: Board, player: Player, id: UnitId): readonly Way<Action, Event>[] | null {
  if (board.state.flooded.length > 0 || caravanOf(board, id)) return null;
  if (travelSteps(board, player, id).length === 0) return [];
  const mover = moverOf(board, id);
  const start: Leg = { march: marchOf(board, id), before: null };
  const found = new Map<number, Leg>();
  for (const leg of legsFrom(mover, start)) {
    const { hex } = leg.march;
    if (hex !== start.march.hex && !found.has(hex)) found.set(hex, leg);
  }
  const ways = [...found.values()].map((leg) => wayOf(mover, start.march, leg));
  return ways.sort((a, b) => a.cost - b.cost || a.actions.length - b.actions.length);
}

/** Every leg once, in the order of what has been spent. */
function* legsFrom(mover: Mover, start: Leg): Generator<Leg> {
  const settled = new Set<number>();
  const open = new Map<HalfPoints, Leg[]>([[start.march.spent, [start]]]);
  const last = Math.max(mover.allowance, ...open.keys()) + ONE_HEX;
  for (let spent = start.march.spent; spent <= last; spent++)
    for (const leg of open.get(spent) ?? []) {
      const key = marchKey(leg.march);
      if (settled.has(key)) continue;
      settled.add(key);
      yield leg;
      for (const direction of DIRECTIONS) {
        const next = marchOn(mover, leg.march, direction);
        if (!isMarch(next) || strandedRefusal(mover, next) !== null) continue;
        const lane = open.get(next.spent);
        if (lane) lane.push({ march: next, before: leg });
        else open.set(next.spent, [{ march: next, before: leg }]);
      }
    }
}

/** The most one hex can cost: a mountain up a ridge out of a river in the rain. */
const ONE_HEX: HalfPoints = 8 * POINT;

function wayOf(mover: Mover, from: March, end: Leg): Way<Action, Event> {
  const legs: March[] = [];
  for (let leg: Leg | null = end; leg !== null; leg = leg.before) legs.unshift(leg.march);
  const path = legs.map(({ hex }) => hexName(mover.board, hex));
  const left = leftOf(mover, end.march);
  const cost = (end.march.spent - from.spent) / POINT;
  return {
    actions: legs.slice(1).map(({ hex }) => ({ type: 'step', unit: mover.id, to: hex })),
    path,
    to: path.at(-1) ?? '',
    facing: null,
    mode: null,
    cost,
    left,
    leftByRoad: left,
    byRoad: false,
    roadOnly: cost > leftOf(mover, from),
    gain: 0,
    odds: [],
    events: legs.slice(1).map((march, i) => ({
      type: 'moved',
      clause: 'DP-6-a',
      unit: mover.id,
      from: path[i] ?? '',
      to: path[i + 1] ?? '',
      cost: (march.spent - (legs[i]?.spent ?? 0)) / POINT,
    })),
  };
}

const leftOf = ({ allowance }: Mover, { spent, stopped }: March): number =>
  stopped ? 0 : Math.max(0, (allowance - spent) / POINT);
