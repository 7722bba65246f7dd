import { DiceError, type GameEvent, type GameState, type Seat, scriptedDice } from '@hexwyrm/kernel';
import type { MoveState, Traveller, Way } from './travel.ts';

interface Node<S, A, E extends GameEvent> {
  readonly state: S;
  readonly at: MoveState;
  readonly way: Way<A, E>;
}

/** What a step came to: another place to go on from, or an end. */
interface Taken<S, A, E extends GameEvent> {
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
  const from = game.travel.moveState(state, unit);
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
  const open: Node<S, A, E>[][] = [[{ state, at: from, way: first }]];
  for (let halves = 0; halves < open.length; halves += 1) {
    const nodes = open[halves] ?? [];
    for (let next = 0; next < nodes.length; next += 1) {
      const node = nodes[next];
      const key = keyOf(node);
      if (settled.has(key)) continue;
      settled.add(key);
      for (const action of game.travel.steps(node.state, seat, unit)) {
        const taken = takeStep(game, node, from, seat, unit, action);
        if (taken.node !== null && settled.has(keyOf(taken.node))) continue;
        if (!isBack(taken, from)) ends.add(taken);
        if (taken.node === null) continue;
        const later = Math.max(halves, Math.round(taken.way.cost * 2));
        open[later] ??= [];
        open[later].push(taken.node);
      }
    }
  }
  return ends.all();
}

const keyOf = <S, A, E extends GameEvent>({ at, way }: Node<S, A, E>): string =>
  `${at.hex} ${at.facing} ${at.stateKey} ${way.gain}`;

const wayTo = ({ hex, facing, mode, left, leftByRoad, byRoad }: MoveState) => ({
  to: hex,
  facing,
  mode,
  left,
  leftByRoad,
  byRoad,
});

/** Whether it only leads back to where the unit is. */
const isBack = <S, A, E extends GameEvent>({ way, still }: Taken<S, A, E>, from: MoveState): boolean =>
  !still && way.to === from.hex && way.facing === from.facing && way.gain === 0;

function takeStep<S extends GameState, A, E extends GameEvent, V>(
  game: Traveller<S, A, E, V>,
  { state, at, way }: Node<S, A, E>,
  from: MoveState,
  seat: Seat,
  unit: number,
  action: A,
): Taken<S, A, E> {
  const actions = [...way.actions, action];
  const after = game.clone(state);
  const end: Taken<S, A, E> = { node: null, way: { ...way, actions }, still: true };
  let events: readonly E[];
  try {
    events = game.apply(after, seat, action, scriptedDice([]));
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    return { ...end, way: { ...end.way, odds: game.odds(state, seat, action) } };
  }
  if (events.some(({ reveals }) => reveals === true)) return end;
  const now = game.travel.moveState(after, unit);
  if (now === null) return end;
  const paid = game.travel.paid(events, unit);
  // The step was the last of its phase: what the unit had spent may be forgotten.
  const over = now.moment !== from.moment;
  const cost = over ? way.cost + paid : now.spent - from.spent;
  const reached: Way<A, E> = {
    ...wayTo(over ? { ...now, mode: at.mode, left: 0, leftByRoad: 0 } : now),
    actions,
    path: now.hex === at.hex ? way.path : [...way.path, now.hex],
    cost,
    roadOnly: cost > from.left,
    gain: now.score - from.score,
    odds: game.travel.oddsUnrolled(state, seat, action),
    events: [...way.events, ...events],
  };
  const goesOn = !over && game.decision(after)?.seats.includes(seat) === true;
  const still = now.hex === at.hex && now.facing === at.facing;
  return { node: goesOn ? { state: after, at: now, way: reached } : null, way: reached, still };
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
