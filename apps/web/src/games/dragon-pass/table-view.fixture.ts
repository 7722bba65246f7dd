import { dragonPass, QUERIES, type State } from '@hexwyrm/dragon-pass';
import type { ReadParams, Seat } from '@hexwyrm/kernel';
import { parseWith } from '@hexwyrm/protocol';
import type { PassView } from './view.ts';

/** What the host sends a table. */
export function tableView(state: State, seat: Seat, change: object = {}): PassView {
  const view = { ...dragonPass.view(state, seat), ...change };
  const {
    aims,
    phases,
    duties,
    battle,
    losses,
    held,
    garrisons,
    moon,
    conditions,
    calls,
    dragonfight,
    diplomacy,
    emissaries,
    events,
  } = QUERIES;
  const toldNothing: ReadParams = (schema) => parseWith(schema, {}, 'bad-params');
  const asked = [view, seat, toldNothing] as const;
  return {
    ...view,
    answers: {
      aims: aims.ask(...asked),
      phases: phases.ask(...asked),
      duties: duties.ask(...asked),
      battle: battle.ask(...asked),
      losses: losses.ask(...asked),
      held: held.ask(...asked),
      garrisons: garrisons.ask(...asked),
      moon: moon.ask(...asked),
      conditions: conditions.ask(...asked),
      calls: calls.ask(...asked),
      dragonfight: dragonfight.ask(...asked),
      diplomacy: diplomacy.ask(...asked),
      emissaries: emissaries.ask(...asked),
      events: events.ask(...asked),
    },
  };
}
