import type { Event, View } from '@hexwyrm/dragon-pass';
import { worldFor } from '@hexwyrm/dragon-pass/data';
import { distance } from '@hexwyrm/hexmap';
import type { LogEvent } from '../../../replay/log-events.ts';

/** Where a unit went, from the first step to the last; off the map is an empty name. */
interface Move {
  readonly seat: string;
  readonly from: string;
  readonly to: string;
  /** How many actions had been taken when it began. */
  readonly actions: number;
}

/**
 * The moves of units. Hidden ones show only steps: a step from where another of their colour ended is taken
 * to continue it.
 */
export function movesIn(missed: readonly LogEvent<Event>[]): readonly Move[] {
  const known = new Map<number, Move>();
  const hidden: (Move & { readonly colour: string })[] = [];
  for (const { event, seat, actions } of missed) {
    if (event.type === 'moved' || event.type === 'arrived') {
      const [from, to] = event.type === 'moved' ? [event.from, event.to] : ['', event.hex];
      known.set(event.unit, { ...(known.get(event.unit) ?? { seat, from, actions }), to });
    }
    if (event.type !== 'unseen') continue;
    const { colour, from, to } = event;
    const before = hidden.findIndex((move) => move.colour === colour && move.to === from && from !== '');
    const begun = hidden[before] ?? { seat: event.seat, colour, from, actions };
    hidden.splice(before < 0 ? hidden.length : before, 1, { ...begun, to });
  }
  return [...known.values(), ...hidden];
}

/** A place that counts where units have come to be, and whether all of them have. */
interface Gathering {
  readonly hex: string;
  readonly all: boolean;
}

/** Hexes from a place at which a unit is still near it: a march of foot. */
const NEAR = 3;

/** The place near which more than half of them ended their moves, or null. Does not guess their intent. */
export function gatheringOf(view: View, moves: readonly Move[]): Gathering | null {
  const { grid } = worldFor(view.corrections).land;
  const ends = moves.flatMap(({ to }) => grid.index.get(to) ?? []);
  const places = view.control.map(({ hex }) => {
    const near = ends.map((end) => distance(grid, end, hex)).filter((far) => far <= NEAR);
    return { hex, near: near.length, far: near.reduce((sum, far) => sum + far, 0) };
  });
  const first = places.toSorted((a, b) => b.near - a.near || a.far - b.far)[0];
  const hex = grid.names[first?.hex ?? -1];
  if (first === undefined || hex === undefined || first.near * 2 <= moves.length) return null;
  return { hex, all: first.near === moves.length };
}
