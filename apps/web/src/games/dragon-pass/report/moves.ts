import { type Event, type View, worldFor } from '@hexwyrm/dragon-pass';
import { distance } from '@hexwyrm/hexmap';
import type { Happening } from '../../../replay/happenings.ts';

/** Where somebody went, from the first step to the last; off the map is an empty name. */
interface Move {
  readonly seat: string;
  readonly from: string;
  readonly to: string;
  /** How many actions had been taken when it began. */
  readonly actions: number;
}

/**
 * The moves of units. Of hidden ones only their steps are seen: a step from where another of their colour ended is taken to
 * go on with it.
 */
export function movesIn(missed: readonly Happening<Event>[]): readonly Move[] {
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

/** Where units went: a place that counts, and whether all of them have come nearer to it. */
interface Aim {
  readonly hex: string;
  readonly all: boolean;
}

/** The place to which more than half of them have come nearer, and of several the nearest; null: there is none. */
export function aimOf(view: View, moves: readonly Move[]): Aim | null {
  const { grid } = worldFor(view.corrections).land;
  const ways = moves.flatMap(({ from, to }) => {
    const [start, end] = [grid.index.get(from), grid.index.get(to)];
    return start === undefined || end === undefined ? [] : [{ start, end }];
  });
  const aims = view.control.flatMap(({ hex }) => {
    const nearer = ways.filter(({ start, end }) => distance(grid, end, hex) < distance(grid, start, hex));
    if (nearer.length * 2 <= moves.length) return [];
    const all = nearer.length === moves.length;
    return [
      { hex, all, far: nearer.reduce((sum, { end }) => sum + distance(grid, end, hex), 0) / nearer.length },
    ];
  });
  const nearest = aims.toSorted((a, b) => a.far - b.far)[0];
  const hex = grid.names[nearest?.hex ?? -1];
  return nearest === undefined || hex === undefined ? null : { hex, all: nearest.all };
}
