import type { Event, View } from '@hexwyrm/dragon-pass';
import type { GameEvent, Seat } from '@hexwyrm/kernel';
import type { UnitId } from '../../board/types.ts';
import type { GameView } from '../../kit/kit.ts';

/** Whether it is a view of Dragon Pass; its insides are the engine's word. */
export const isView = (view: GameView): view is View => 'glowline' in view && 'stacks' in view;

/** The view as the game's own type. */
export function passView(view: GameView): View {
  if (!isView(view)) throw new TypeError('the host sent no view of Dragon Pass');
  return view;
}

export const isEvent = (event: GameEvent): event is Event => event.clause.startsWith('DP-');

export type Unit = View['units'][number];

/** A unit that the seat knows. */
export const unitIn = ({ units }: View, id: UnitId): Unit | undefined => units.find((unit) => unit.id === id);

/** The place of a seat among the players; -1 for who only watches. */
export const playerOf = ({ seats }: View, seat: Seat): number => seats.indexOf(seat);
