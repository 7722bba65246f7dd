import type { Action } from '@hexwyrm/dragon-pass';

/** A visit to a power that is won in a way of its own. */
export type Door = Extract<Action, { type: 'knock' | 'visit' | 'sacrifice' | 'search' }>;

interface DoorTraits {
  readonly type: Door['type'];
  readonly way: 'luck' | 'sure' | 'own' | 'lots';
  readonly people: 'dwarf' | 'delecti' | 'tusk-riders' | 'puppeteers';
  /** The rules of the visit, one for each of its lines. */
  readonly clauses: readonly string[];
}

/** DP-16.7.1-a, DP-16.3.1-a, DP-16.17-a, DP-16.13.1-b. */
export const DOORS: readonly DoorTraits[] = [
  { type: 'knock', way: 'luck', people: 'dwarf', clauses: ['DP-16.7.1-a', 'DP-16.7.1-b'] },
  { type: 'visit', way: 'sure', people: 'delecti', clauses: ['DP-16.3.1-a', 'DP-16.3.1-b'] },
  { type: 'sacrifice', way: 'own', people: 'tusk-riders', clauses: ['DP-16.17-c', 'DP-16.17-d'] },
  { type: 'search', way: 'lots', people: 'puppeteers', clauses: ['DP-16.13.1-b', 'DP-16.13.1-e'] },
];

export const isDoor = (action: Action): action is Door => DOORS.some(({ type }) => type === action.type);
