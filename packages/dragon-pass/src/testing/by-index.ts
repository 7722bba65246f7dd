import type { Traveller } from '@hexwyrm/wargame';
import type { Action, PrintedAction } from '../core/actions.ts';
import { openBoard } from '../core/board.ts';
import type { Event } from '../core/events.ts';
import type { State } from '../core/state.ts';
import { HEXES } from '../game/actions.ts';
import { dragonPass as printed } from '../game/dragon-pass.ts';
import type { View } from '../game/view.ts';

const gridOf = (state: State) => openBoard(state).world.land.grid;

const read = (state: State, actions: readonly PrintedAction[] = []): readonly Action[] =>
  actions.map((action) => HEXES.read(gridOf(state), action));

const print = (state: State, action: Action): PrintedAction => HEXES.print(gridOf(state), action);

const isAction = (value: unknown): value is Action =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The exported game for tests that name hexes by their index. */
export const dragonPass = {
  id: printed.id,
  rulesVersion: printed.rulesVersion,
  earlierRules: printed.earlierRules ?? new Map(),
  seats: printed.seats,
  scenarios: printed.scenarios,
  setup: printed.setup,
  decision: printed.decision,
  view: printed.view,
  describe: printed.describe,
  sample: printed.sample,
  outcome: printed.outcome,
  scenarioOf: printed.scenarioOf,
  seatsOf: printed.seatsOf,
  activeOf: printed.activeOf,
  standingOf: printed.standingOf,
  unitOf: (action) => ('unit' in action ? action.unit : null),
  clone: printed.clone,
  save: printed.save,
  load: printed.load,
  legal: (state, seat) => read(state, printed.legal(state, seat)),
  reactions: (state, seat) => read(state, printed.reactions?.(state, seat)),
  propose: (state, seat) => read(state, printed.propose?.(state, seat)),
  problemsIn: printed.problemsIn,
  explain(state, seat, proposal) {
    const verdict = printed.explain(state, seat, isAction(proposal) ? print(state, proposal) : proposal);
    return verdict.ok ? { ok: true, action: HEXES.read(gridOf(state), verdict.action) } : verdict;
  },
  odds: (state, seat, action) => printed.odds(state, seat, print(state, action)),
  rollAtOnce: (state, seat, action) => printed.rollAtOnce(state, seat, print(state, action)),
  scope: (state, seat, action) => printed.scope?.(state, seat, print(state, action)) ?? [],
  apply: (state, seat, action, dice) => printed.apply(state, seat, print(state, action), dice),
  travel: {
    moveState: printed.travel.moveState,
    paid: printed.travel.paid,
    oddsUnrolled: (state, seat, step) => printed.travel.oddsUnrolled(state, seat, print(state, step)),
    steps: (state, seat, unit) => read(state, printed.travel.steps(state, seat, unit)),
    ways: (state, seat, unit) =>
      printed.travel
        .ways?.(state, seat, unit)
        ?.map((way) => ({ ...way, actions: read(state, way.actions) })) ?? null,
  },
} satisfies Traveller<State, Action, Event, View>;
