import type { ActionType } from '../core/actions.ts';
import type { Clause } from '../core/vocabulary.ts';

/** How an event stands in the log; what is left out is not so. */
export interface EventShow {
  readonly icon?:
    | 'alliance'
    | 'crown'
    | 'dead'
    | 'dice'
    | 'diplomacy'
    | 'earth'
    | 'giant'
    | 'lightning'
    | 'place'
    | 'reinforce'
    | 'walk';
  readonly topic?: 'moves';
  /** It describes dice. */
  readonly rolls?: true;
  /** Its turn is remembered for it. */
  readonly notable?: true;
}

/** What peoples are known for, in the order in which their pages tell it; `once`: the action of what works once a game. */
export type Peoples = Readonly<Record<string, readonly PeoplePower[]>>;

export interface PeoplePower {
  readonly clause: Clause;
  readonly once?: ActionType;
}
