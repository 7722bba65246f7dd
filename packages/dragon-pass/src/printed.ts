// Dragon Pass as everybody else plays it: actions name hexes by their printed numbers, as events and positions do.

import type { Grid } from '@hexwyrm/hexmap';
import type { Game } from '@hexwyrm/kernel';
import { type Action, actingUnit, type PrintedAction, printedSchema } from './actions.ts';
import type { Event } from './events.ts';
import { dragonPassRules as byIndex, listLegal, misread } from './game.ts';
import { print, read } from './hex-numbers.ts';
import { PrintedActions } from './sinks.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import { worldFor } from './world/world.ts';

const gridOf = ({ corrections }: State): Grid => worldFor(corrections).land.grid;

function printAll(state: State, actions: readonly Action[]): PrintedAction[] {
  const grid = gridOf(state);
  return actions.map((action) => print(grid, action));
}

export const dragonPassRules: Omit<Game<State, PrintedAction, Event, View>, 'load'> = {
  ...byIndex,
  legal(state, seat) {
    const sink = new PrintedActions(gridOf(state));
    listLegal(state, seat, sink);
    return sink.actions;
  },
  reactions: (state, seat) => printAll(state, byIndex.reactions(state, seat)),
  explain(state, seat, proposal) {
    const parsed = printedSchema.safeParse(proposal);
    if (!parsed.success) return { ok: false, refusal: misread(parsed.error) };
    const verdict = byIndex.explain(state, seat, read(gridOf(state), parsed.data));
    return verdict.ok ? { ok: true, action: parsed.data } : verdict;
  },
  propose: (state, seat) => printAll(state, byIndex.propose(state, seat)),
  odds: (state, seat, action) => byIndex.odds(state, seat, read(gridOf(state), action)),
  apply: (state, seat, action, dice) => byIndex.apply(state, seat, read(gridOf(state), action), dice),
  unitOf: actingUnit,
  travel: {
    ...byIndex.travel,
    steps: (state, seat, unit) => printAll(state, byIndex.travel.steps(state, seat, unit)),
    ways: (state, seat, unit) =>
      byIndex.travel
        .ways(state, seat, unit)
        ?.map((way) => ({ ...way, actions: printAll(state, way.actions) })) ?? null,
  },
};
