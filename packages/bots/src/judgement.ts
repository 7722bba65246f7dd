import type { Seat } from '@hexwyrm/kernel';

/** What a greedy player thinks of a game. */
export interface Judgement<S, A> {
  /** How good the state is for the seat. Only differences matter. */
  value(state: S, seat: Seat): number;
  /** The actions worth trying out, at most `count`, the most promising first. Quick: it is shown hundreds. */
  shortlist(state: S, seat: Seat, actions: readonly A[], count: number): readonly A[];
  /** Whether the action leaves everything as it is: taken rather than one that is no better. */
  isPassive(action: A): boolean;
  /** Whether the action goes on with a move that has begun: a unit is moved whole before the next one. */
  continues(state: S, action: A): boolean;
  /** What has to follow an action before it can be judged, such as the roll of an attack; or null. */
  completion(state: S, seat: Seat): A | null;
}
