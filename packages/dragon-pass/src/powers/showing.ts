import type { ActionType } from '../core/actions.ts';
import type { Clause } from '../core/vocabulary.ts';

/** What peoples are known for, in the order in which their pages tell it; `once`: the action of what works once a game. */
export type Peoples = Readonly<Record<string, readonly PeoplePower[]>>;

export interface PeoplePower {
  readonly clause: Clause;
  readonly once?: ActionType;
}
