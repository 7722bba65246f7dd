import type { Event, QUERIES, View } from '@hexwyrm/dragon-pass';
import { SCENARIO_SHEETS } from '@hexwyrm/dragon-pass/data';
import type { GameEvent, Seat, Watched } from '@hexwyrm/kernel';
import type { UnitId } from '../../board/types.ts';
import type { GameView } from '../../kit/kit.ts';

/** What a seat sees, with what the rules make of it. */
export interface PassView extends View {
  readonly answers: Watched<typeof QUERIES>;
}

/** Whether it is a view of Dragon Pass; its insides are the engine's word. */
export const isView = (view: GameView): view is PassView =>
  'glowline' in view && 'stacks' in view && 'answers' in view;

/** The view as the game's own type. */
export function passView(view: GameView): PassView {
  if (!isView(view)) throw new TypeError('the host sent no view of Dragon Pass');
  return view;
}

export const isEvent = (event: GameEvent): event is Event => event.clause.startsWith('DP-');

export type Unit = View['units'][number];

/** The last game-turn; a position of no scenario has none. */
export const lastTurnOf = ({ scenario, corrections }: View): number | undefined =>
  corrections?.scenarios?.[scenario]?.turns ?? SCENARIO_SHEETS.find(({ id }) => id === scenario)?.turns;

/** A unit that the seat knows. */
export const unitIn = ({ units }: View, id: UnitId): Unit | undefined => units.find((unit) => unit.id === id);

/** Whether units are set up one by one: an army, or a new ally. */
export function isPlacing({ frames }: View): boolean {
  const kind = frames.at(-1)?.kind;
  return kind === 'deploy' || kind === 'settle';
}

/** The place of a seat among the players; -1 for who only watches. */
export const playerOf = ({ seats }: View, seat: Seat): number => seats.indexOf(seat);

/** What a unit that follows the Red Moon counts today. */
export const moonlitOf = ({ answers }: PassView, id: UnitId) => answers.moon.find(({ unit }) => unit === id);

const SOUND = { frozen: false, captured: false, orphaned: false };

/** The condition of a unit beyond its counter. */
export function conditionOf({ answers }: PassView, id: UnitId): typeof SOUND {
  const { frozen, captured, orphaned } = answers.conditions.find(({ unit }) => unit === id) ?? SOUND;
  return { frozen, captured, orphaned };
}
