import {
  accepted,
  eventsFor,
  type GameEvent,
  type GameState,
  type Json,
  type Queries,
  type Query,
  type Seat,
  scriptedDice,
} from '@hexwyrm/kernel';
import { type Answer, parseWith } from '@hexwyrm/protocol';
import { canTravel, reach } from '@hexwyrm/wargame';
import type { HostedMatch } from './hosted-match.ts';
import { plain } from './redact.ts';

/** The legal actions of the seat, or of one unit of it, and the same by unit. */
export function legalActions<S extends GameState, A, E extends GameEvent, V>(
  { match }: HostedMatch<S, A, E, V>,
  seat: Seat,
  unit: number | undefined,
): Answer<'legal'> {
  const { unitOf } = match.game;
  const all = match.legal(seat);
  const actions = unit === undefined ? all : all.filter((action) => unitOf(action) === unit);
  return { seat, actions: actions.map(plain), groups: groupByUnit(actions, unitOf) };
}

/** Indices into the list of actions, by unit in order; those of no unit first. */
function groupByUnit<A>(
  actions: readonly A[],
  unitOf: (action: A) => number | null,
): Answer<'legal'>['groups'] {
  const groups = new Map<number | null, number[]>();
  actions.forEach((action, index) => {
    const unit = unitOf(action);
    const group = groups.get(unit);
    if (group) group.push(index);
    else groups.set(unit, [index]);
  });
  return [...groups]
    .sort(([a], [b]) => (a ?? -1) - (b ?? -1))
    .map(([unit, indices]) => ({ unit, actions: indices }));
}

/** The rolls of each action by itself; none for one that is not legal. */
export function oddsOfEach<S extends GameState, A, E extends GameEvent, V>(
  { match }: HostedMatch<S, A, E, V>,
  seat: Seat,
  actions: readonly Json[],
): Answer<'odds'> {
  const each = actions.map((action) => (match.explain(seat, action).ok ? match.odds(seat, action) : []));
  return { each };
}

interface Onlooker<V> {
  readonly view: V;
  readonly seat: Seat;
  /** Hexes as they are printed, else as indices. */
  readonly printed: boolean;
}

/** The answer to a query about what the seat sees. */
export function answerTo<V>(query: Query<V>, params: Json, { view, seat, printed }: Onlooker<V>): Json {
  const answer = query.ask(view, seat, (schema) => parseWith(schema, params, 'bad-params', 'params.params'));
  return readable(printed ? query.print(view, answer) : answer);
}

/** The answers that come with every update, by name. */
export const watchedAnswers = <V>(queries: Queries<V>, view: V, seat: Seat): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries(queries)
      .filter(([, { watched }]) => watched)
      .map(([name, query]) => [name, answerTo(query, {}, { view, seat, printed: false })]),
  );

/** JSON has no infinite numbers: they are told in a word. */
const readable = (answer: unknown): Json =>
  JSON.parse(JSON.stringify(answer, (_, value) => (value === Number.POSITIVE_INFINITY ? 'infinite' : value)));

/** Every way the unit can go now, or after these steps of its own, the cheapest first. */
export function waysOf<S extends GameState, A, E extends GameEvent, V>(
  { match, game }: HostedMatch<S, A, E, V>,
  seat: Seat,
  unit: number,
  after: readonly Json[],
): Answer<'reach'> {
  const state = after.length === 0 ? match.state : stateAfter();
  if (state === null || !canTravel(game)) return { ways: [] };
  const ways = reach(game, state, seat, unit).map((way) => ({
    ...way,
    actions: way.actions.map(plain),
    events: eventsFor(way.events, seat),
  }));
  return { ways };

  /** The game after these steps, which roll nothing; null where they end the phase or reveal something. */
  function stateAfter(): S | null {
    const next = game.clone(match.state);
    const goesOn = after.every((step) => {
      const events = game.apply(next, seat, accepted(game.explain(next, seat, step)), scriptedDice([]));
      return events.every(({ type, reveals }) => type !== 'phase' && reveals !== true);
    });
    return goesOn ? next : null;
  }
}
