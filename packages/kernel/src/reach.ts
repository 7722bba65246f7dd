import type { Game, GameEvent, GameState, Odds, Seat, Stand, Travel } from './contract.ts';
import { scriptedDice } from './dice.ts';
import { DiceError } from './errors.ts';

/**
 * One route for a unit: the actions in order, where they lead and what they cost. Only the last action may
 * roll dice; then its odds are given, and the route leads to the unit's hex before the roll.
 */
export interface Way<A, E extends GameEvent = GameEvent> {
  readonly actions: readonly A[];
  /** The hexes on the way in their order, the first where it sets out; empty names are places off the map. */
  readonly path: readonly string[];
  readonly to: string;
  readonly facing: string | null;
  readonly mode: string | null;
  readonly cost: number;
  readonly left: number;
  readonly leftByRoad: number;
  /** Every step so far went by road. */
  readonly byRoad: boolean;
  /** Costs more than the unit has for a move off the road. */
  readonly roadOnly: boolean;
  /** What the seat's score gains. */
  readonly gain: number;
  readonly odds: Odds;
  readonly events: readonly E[];
}

type Traveller<S extends GameState, A, E extends GameEvent, V> = Game<S, A, E, V> & {
  readonly travel: Travel<S, A, E>;
};

export const canTravel = <S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
): game is Traveller<S, A, E, V> => game.travel !== undefined;

interface Node<S, A, E extends GameEvent> {
  readonly state: S;
  readonly stand: Stand;
  readonly way: Way<A, E>;
}

/** What a step came to: another place to go on from, or an end. */
interface Trod<S, A, E extends GameEvent> {
  readonly node: Node<S, A, E> | null;
  readonly way: Way<A, E>;
  /** Neither hex nor facing has changed: ways of this kind compare only with those of the same last action. */
  readonly still: boolean;
}

/**
 * Every way the unit can go by the game's own legal steps, the cheapest first: to each hex and facing, and to each
 * thing it can do on arrival. Nothing is rolled and nothing revealed: a step that would ends its way. Of two ways to
 * the same end only those stay that are better in something: cost, points left, or what they gain.
 */
export function reach<S extends GameState, A, E extends GameEvent, V>(
  game: Traveller<S, A, E, V>,
  state: S,
  seat: Seat,
  unit: number,
): readonly Way<A, E>[] {
  const known = game.travel.ways?.(state, seat, unit);
  if (known) return known;
  const from = game.travel.stand(state, unit);
  if (from === null) return [];
  const first: Way<A, E> = {
    ...wayTo(from),
    actions: [],
    path: [from.hex],
    cost: 0,
    roadOnly: false,
    gain: 0,
    odds: [],
    events: [],
  };
  const ends = new Ends<A, E>();
  const settled = new Set<string>();
  // Costs are whole or half points: one list for each.
  const open: Node<S, A, E>[][] = [[{ state, stand: from, way: first }]];
  for (let halves = 0; halves < open.length; halves += 1) {
    const nodes = open[halves] ?? [];
    for (let next = 0; next < nodes.length; next += 1) {
      const node = nodes[next];
      const key = keyOf(node);
      if (settled.has(key)) continue;
      settled.add(key);
      for (const action of game.travel.steps(node.state, seat, unit)) {
        const trod = tread(game, node, from, seat, unit, action);
        if (trod.node !== null && settled.has(keyOf(trod.node))) continue;
        if (!isBack(trod, from)) ends.add(trod);
        if (trod.node === null) continue;
        const later = Math.max(halves, Math.round(trod.way.cost * 2));
        open[later] ??= [];
        open[later].push(trod.node);
      }
    }
  }
  return ends.all();
}

const keyOf = <S, A, E extends GameEvent>({ stand, way }: Node<S, A, E>): string =>
  `${stand.hex} ${stand.facing} ${stand.posture} ${way.gain}`;

const wayTo = ({ hex, facing, mode, left, leftByRoad, byRoad }: Stand) => ({
  to: hex,
  facing,
  mode,
  left,
  leftByRoad,
  byRoad,
});

/** Whether it only leads back to where the unit is. */
const isBack = <S, A, E extends GameEvent>({ way, still }: Trod<S, A, E>, from: Stand): boolean =>
  !still && way.to === from.hex && way.facing === from.facing && way.gain === 0;

function tread<S extends GameState, A, E extends GameEvent, V>(
  game: Traveller<S, A, E, V>,
  { state, stand, way }: Node<S, A, E>,
  from: Stand,
  seat: Seat,
  unit: number,
  action: A,
): Trod<S, A, E> {
  const actions = [...way.actions, action];
  const after = game.clone(state);
  const end: Trod<S, A, E> = { node: null, way: { ...way, actions }, still: true };
  let events: readonly E[];
  try {
    events = game.apply(after, seat, action, scriptedDice([]));
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    return { ...end, way: { ...end.way, odds: game.odds(state, seat, action) } };
  }
  if (events.some(({ reveals }) => reveals === true)) return end;
  const now = game.travel.stand(after, unit);
  if (now === null) return end;
  const paid = game.travel.paid(events, unit);
  // The step was the last of its phase: what the unit had spent may be forgotten.
  const over = now.moment !== from.moment;
  const cost = over ? way.cost + paid : now.spent - from.spent;
  const reached: Way<A, E> = {
    ...wayTo(over ? { ...now, mode: stand.mode, left: 0, leftByRoad: 0 } : now),
    actions,
    path: now.hex === stand.hex ? way.path : [...way.path, now.hex],
    cost,
    roadOnly: cost > from.left,
    gain: now.score - from.score,
    odds: game.odds(state, seat, action),
    events: [...way.events, ...events],
  };
  const goesOn = !over && game.decision(after)?.seats.includes(seat) === true;
  const still = now.hex === stand.hex && now.facing === stand.facing;
  return { node: goesOn ? { state: after, stand: now, way: reached } : null, way: reached, still };
}

/** The ways found so far, by what they end in. */
class Ends<A, E extends GameEvent> {
  readonly #groups = new Map<string, Way<A, E>[]>();

  add({ way, still }: { readonly way: Way<A, E>; readonly still: boolean }): void {
    const key =
      still || way.odds.length > 0
        ? JSON.stringify([way.actions.at(-1), way.odds])
        : `${way.to} ${way.facing} ${way.mode}`;
    const group = this.#groups.get(key) ?? [];
    if (group.some((known) => isAsGood(known, way))) return;
    this.#groups.set(key, [...group.filter((known) => !isAsGood(way, known)), way]);
  }

  all(): Way<A, E>[] {
    return [...this.#groups.values()]
      .flat()
      .sort((a, b) => a.cost - b.cost || a.actions.length - b.actions.length);
  }
}

const isAsGood = (a: Way<unknown>, b: Way<unknown>): boolean =>
  a.cost <= b.cost && a.left >= b.left && a.leftByRoad >= b.leftByRoad && a.gain >= b.gain;
