import type { View } from '@hexwyrm/dragon-pass';
import { type Field, RADIUS } from '../../../board/field.ts';
import type { Placed, Stacks } from '../../../board/kit.ts';
import type { Hex, UnitId } from '../../../board/types.ts';

/** Edges a stack shows below its top; the deeper ones of a tall stack are under those. */
const MOST_EDGES = 4;
const RIGHT = 0.1 * RADIUS;
const UP = 0.11 * RADIUS;
/** The place of spirits and agents sent against a stack: across its upper left corner. */
const ERRAND = { x: -0.42 * RADIUS, y: -0.42 * RADIUS };

/** Counters that are not to be looked at are named by their place. */
const DEPTHS = 64;
export const hiddenAt = (hex: Hex, depth: number): UnitId => -1 - (hex * DEPTHS + depth);
export const placeOfHidden = (unit: UnitId): { readonly hex: Hex; readonly depth: number } => ({
  hex: Math.floor((-1 - unit) / DEPTHS),
  depth: (-1 - unit) % DEPTHS,
});

/** The units in each hex, in the order chosen by their owners (DP-5.2-a). */
export function stacksOf(view: View, field: Field): Stacks {
  const committed = new Set(view.committed);
  const ground = view.stacks.flatMap(({ hex, places }) => {
    const shown = places.slice(0, MOST_EDGES + 1);
    const lean = (shown.length - 1) / 2;
    const { x, y } = field.centres[hex];
    return shown.map(
      ({ unit }, depth): Placed => ({
        unit: unit ?? hiddenAt(hex, depth),
        hex,
        x: x + (depth - lean) * RIGHT,
        y: y - (depth - lean) * UP,
        depth,
        count: places.length,
      }),
    );
  });
  const aloft = view.units
    .filter(({ id, hex }) => committed.has(id) && hex >= 0)
    .map(({ id, hex }, i): Placed => {
      const { x, y } = field.centres[hex];
      const lean = (i % 3) * RIGHT;
      return { unit: id, hex, x: x + ERRAND.x + lean, y: y + ERRAND.y, depth: 0, count: 1 };
    });
  const top = new Map<Hex, UnitId>();
  for (const { hex, unit, depth } of ground) if (depth === 0) top.set(hex, unit);
  // Deeper counters are painted earlier.
  return { ground: ground.toSorted((a, b) => b.depth - a.depth || a.hex - b.hex), aloft, top };
}
