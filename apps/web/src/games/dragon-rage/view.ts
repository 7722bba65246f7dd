import type { Event, QUERIES, View } from '@hexwyrm/dragon-rage';
import type { GameEvent, Seat, Watched } from '@hexwyrm/kernel';
import type { GameView } from '../../kit/kit.ts';

/** What a seat sees, with what the rules make of it. */
export interface RageView extends View {
  readonly answers: Watched<typeof QUERIES>;
}

/** Whether it is a view of Dragon Rage; its insides are the engine's word. */
export const isView = (view: GameView): view is RageView =>
  'razed' in view && 'entrances' in view && 'answers' in view;

/** The view as the game's own type. */
export function rageView(view: GameView): RageView {
  if (!isView(view)) throw new TypeError('the host sent no view of Dragon Rage');
  return view;
}

export const isEvent = (event: GameEvent): event is Event => event.clause.startsWith('DR-');

export type Side = View['units'][number]['side'];

/** The colours of a side's counters: humans have the defender's, and in Nurkott they are the invaders. */
export function coloursOf({ map }: Pick<View, 'map'>, side: Side): Side {
  if (map !== 'nurkott') return side;
  return side === 'invader' ? 'defender' : 'invader';
}

/** The side of a seat, or null before sides are chosen. */
export function sideOf({ seats }: View, seat: Seat): Side | null {
  if (seats.invader === seat) return 'invader';
  return seats.defender === seat ? 'defender' : null;
}
