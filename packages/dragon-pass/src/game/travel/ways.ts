// Every way a unit can go in this phase, found on the board at once instead of step by step.

import { DIRECTIONS } from '@hexwyrm/hexmap';
import type { Way } from '@hexwyrm/wargame';
import type { Action } from '../../core/actions.ts';
import { type Board, unitOf } from '../../core/board.ts';
import type { Event } from '../../core/events.ts';
import { hexName } from '../../core/hexes.ts';
import { sideInMotion } from '../../core/turn-order.ts';
import { type HalfPoints, type Hex, type Player, POINT, type UnitId } from '../../core/vocabulary.ts';
import { isStruck } from '../../harm/flooding.ts';
import { strandedRefusal } from '../../movement/finish.ts';
import { lairOf } from '../../powers/hungry-jack/jack.ts';
import { isHerd } from '../../stacks/kinds.ts';
import { mountOf } from '../../stacks/mount.ts';
import { caravanOf } from '../../terrain/caravans.ts';
import { isMarch, type March, marchKey, marchOf, marchOn } from '../../terrain/march.ts';
import { type Mover, moverOf, moverRefusal } from '../../terrain/mover.ts';
import { travelSteps } from './travel.ts';
import { wade } from './wade.ts';

/** A march and the one it goes on from. */
interface Leg {
  readonly mover: Mover;
  readonly march: March;
  readonly before: Leg | null;
  /** What happened on the last step, where it was more than a step. */
  readonly events: readonly Event[] | null;
  /** The step ended the move, and perhaps the unit: its way leads to the hex before. */
  readonly fatal: boolean;
}

/** The best ways to each hex, the cheapest first; null where steps are more than steps of one unit. */
export function waysOf(board: Board, player: Player, id: UnitId): readonly Way<Action, Event>[] | null {
  if (caravanOf(board, id) || mayDrownOthers(board, id) || isLurked(board, player)) return null;
  if (travelSteps(board, player, id).length === 0) return [];
  const start: Leg = {
    mover: moverOf(board, id),
    march: marchOf(board, id),
    before: null,
    events: null,
    fatal: false,
  };
  const found = new Map<Hex, Leg[]>();
  const fatal = new Map<Hex, Leg[]>();
  for (const leg of legsFrom(player, start)) {
    const { hex } = leg.march;
    if (hex === start.march.hex && !leg.fatal) continue;
    const ends = leg.fatal ? fatal : found;
    const known = ends.get(hex) ?? [];
    if (known.some((other) => isAsGood(other, leg))) continue;
    ends.set(hex, [...known.filter((other) => !isAsGood(leg, other)), leg]);
  }
  const ways = [...found.values(), ...fatal.values()].flat().map((leg) => wayOf(start, leg));
  return ways.sort((a, b) => a.cost - b.cost || a.actions.length - b.actions.length);
}

/** Hungry Jack of another player may devour what comes near it: a die falls on the way. */
function isLurked(board: Board, player: Player): boolean {
  const jack = lairOf(board);
  return jack !== null && jack.owner !== player;
}

/** A flood can also strike what a unit carries, and scatter a herd. */
const mayDrownOthers = (board: Board, id: UnitId): boolean =>
  board.state.flooded.length > 0 &&
  (isHerd(board, id) || mountOf(board, id) >= 0 || board.state.units.some(({ did }) => did?.by === id));

/** The leg with which the way ends that a table shows. */
const endOf = (leg: Leg): Leg => (leg.fatal ? (leg.before ?? leg) : leg);

const isAsGood = (one: Leg, other: Leg): boolean =>
  endOf(one).march.spent <= endOf(other).march.spent && leftOf(endOf(one)) >= leftOf(endOf(other));

/** Every leg once, in the order of what has been spent. */
function* legsFrom(player: Player, start: Leg): Generator<Leg> {
  const settled = new Set<number>();
  const open = new Map<HalfPoints, Leg[]>([[start.march.spent, [start]]]);
  const last = Math.max(start.mover.allowance, start.march.spent) + ONE_HEX;
  for (let spent = start.march.spent; spent <= last; spent++)
    for (const leg of open.get(spent) ?? []) {
      const key = keyOf(start, leg);
      if (settled.has(key)) continue;
      settled.add(key);
      yield leg;
      for (const next of leg.fatal ? [] : legsAfter(player, leg)) {
        const lane = open.get(next.march.spent);
        if (lane) lane.push(next);
        else open.set(next.march.spent, [next]);
      }
    }
}

/** A unit that a flood has disrupted goes on as another. */
const keyOf = ({ mover }: Leg, leg: Leg): number =>
  marchKey(leg.march) * 4 + (leg.mover === mover ? 0 : 1) + (leg.fatal ? 2 : 0);

function legsAfter(player: Player, leg: Leg): readonly Leg[] {
  const { mover, march } = leg;
  if (leg.events !== null && moverRefusal(mover.board, sideInMotion(mover.board.state), mover.id) !== null)
    return [];
  return DIRECTIONS.flatMap((direction): Leg[] => {
    const next = marchOn(mover, march, direction);
    if (!isMarch(next) || strandedRefusal(mover, next) !== null) return [];
    if (!isStruck(mover.board, mover.id, next.hex))
      return [{ mover, march: next, before: leg, events: null, fatal: false }];
    const { board, events } = wade(mover.board, player, mover.id, march, next.hex);
    const goesOn = unitOf(board, mover.id).hex >= 0 && !events.some(({ reveals }) => reveals);
    if (!goesOn) return [{ mover, march: next, before: leg, events, fatal: true }];
    return [
      { mover: moverOf(board, mover.id), march: marchOf(board, mover.id), before: leg, events, fatal: false },
    ];
  });
}

/** The most one hex can cost: a mountain up a ridge out of a river in the rain. */
const ONE_HEX: HalfPoints = 8 * POINT;

function wayOf(start: Leg, end: Leg): Way<Action, Event> {
  const legs: Leg[] = [];
  for (let leg: Leg | null = end; leg !== null; leg = leg.before) legs.unshift(leg);
  const { board, id } = start.mover;
  const names = legs.map(({ march }) => hexName(board, march.hex));
  const last = endOf(end);
  const path = end.fatal ? names.slice(0, -1) : names;
  const left = leftOf(last);
  const cost = (last.march.spent - start.march.spent) / POINT;
  return {
    actions: legs.slice(1).map(({ march }) => ({ type: 'step', unit: id, to: march.hex })),
    path,
    to: path.at(-1) ?? '',
    facing: null,
    mode: null,
    cost,
    left,
    leftByRoad: left,
    byRoad: false,
    roadOnly: cost > leftOf(start),
    gain: 0,
    odds: [],
    events: legs.slice(1, path.length).flatMap((leg, i) => leg.events ?? [movedEvent(leg, i)]),
  };

  function movedEvent({ march, before }: Leg, i: number): Event {
    return {
      type: 'moved',
      clause: 'DP-6-a',
      unit: id,
      from: names[i],
      to: names[i + 1],
      cost: (march.spent - (before?.march.spent ?? 0)) / POINT,
    };
  }
}

const leftOf = ({ mover: { allowance }, march: { spent, stopped } }: Leg): number =>
  stopped ? 0 : Math.max(0, (allowance - spent) / POINT);
