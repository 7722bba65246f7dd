import { type Seat, seededDice } from '@hexwyrm/kernel';
import type { Action } from '../core/actions.ts';
import type { Event } from '../core/events.ts';
import type { State } from '../core/state.ts';
import { dragonPass } from './by-index.ts';

/** Plays what the game proposes until armies are set up and the first player-turn begins. */
export function opened(
  scenario: string,
  options: unknown = {},
  /** How much of a proposal is taken before the game is asked again. */
  steps = Number.POSITIVE_INFINITY,
): { state: State; events: Event[] } {
  const dice = seededDice(scenario);
  const state = dragonPass.setup(scenario, options, dice);
  const events: Event[] = [];
  while (state.frames.some(({ kind }) => kind === 'moon' || kind === 'deploy')) {
    const [seat = ''] = dragonPass.decision(state)?.seats ?? [];
    const actions = dragonPass.propose?.(state, seat) ?? [];
    if (actions.length === 0) throw new Error('nothing is proposed');
    for (const action of actions.slice(0, steps)) events.push(...dragonPass.apply(state, seat, action, dice));
  }
  return { state, events };
}

/** The clause that refuses an action, or null. */
export function refusalOf(state: State, seat: Seat, action: unknown): string | null {
  const verdict = dragonPass.explain(state, seat, action);
  return verdict.ok ? null : verdict.refusal.clause;
}

/** Ends phase after phase, with no other action, until `stop` holds or the game is over. */
export function passUntil(state: State, stop: (state: State) => boolean): Event[] {
  const dice = seededDice('pass');
  const events: Event[] = [];
  while (state.outcome === null && !stop(state)) {
    const [seat = ''] = dragonPass.decision(state)?.seats ?? [];
    events.push(...dragonPass.apply(state, seat, idle(state, seat), dice));
  }
  return events;
}

/** The answer that does least. */
function idle(state: State, seat: Seat): Action {
  const legal = dragonPass.legal(state, seat);
  const quiet = legal.find(({ type }) => type === 'end' || type === 'done') ?? legal[0];
  if (!quiet) throw new Error('stuck');
  return quiet;
}
