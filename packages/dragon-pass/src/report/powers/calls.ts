import { DIRECTIONS } from '@hexwyrm/hexmap';
import type { RollOdds } from '@hexwyrm/kernel';
import type { Board } from '../../core/board.ts';
import { areNeighbours, range } from '../../core/hexes.ts';
import type { Hex, Player, UnitId } from '../../core/vocabulary.ts';
import type { View } from '../../game/view.ts';
import { devouringOdds, isPrey } from '../../powers/hungry-jack/devour.ts';
import { type Lair, lairOf } from '../../powers/hungry-jack/jack.ts';
import { isProtector } from '../../stacks/kinds.ts';
import { isMarch, type March, marchOf, marchOn } from '../../terrain/march.ts';
import { moverOf, moverRefusal } from '../../terrain/mover.ts';
import { boardSeen } from '../seen.ts';

/** A unit that Hungry Jack may call, by its place in its stack, and what the seat knows will come of it. */
export interface Callable {
  readonly hex: Hex;
  readonly depth: number;
  /** Null for a counter that the seat may not look at (DP-16.10.2-c). */
  readonly unit: UnitId | null;
  /** How near it can come at best; null where that is not known. */
  readonly nearest: number | null;
  /** What becomes of it beside Hungry Jack, if it can come so near. */
  readonly odds: RollOdds | null;
}

/** The units that the player who is asked may call; nothing for others. */
export function callablesIn(view: View, player: Player): readonly Callable[] {
  const frame = view.frames.at(-1);
  const board = boardSeen(view);
  const jack = lairOf(board);
  if (frame?.kind !== 'call' || frame.player !== player || !jack) return [];
  return view.stacks.flatMap(({ hex, places }) => {
    const units = places.filter(({ owner }) => owner === view.active).map(({ unit }) => unit);
    if (units.some((unit) => unit !== null && isProtector(board, unit))) return [];
    return units.flatMap((unit, depth): Callable[] => {
      if (frame.called.some((one) => one.hex === hex && one.depth === depth)) return [];
      return [{ hex, depth, unit, ...outcome(board, jack, unit) }];
    });
  });
}

function outcome(board: Board, jack: Lair, unit: UnitId | null): Pick<Callable, 'nearest' | 'odds'> {
  if (unit === null) return { nearest: null, odds: null };
  const start = marchOf(board, unit);
  const ends =
    moverRefusal(board, board.state.active, unit) === null ? approaches(board, jack, unit) : [start];
  const nearest = Math.min(...ends.map(({ hex }) => range(board, hex, jack.hex)));
  const seized = ends.some(({ hex }) => hex !== start.hex && areNeighbours(board, hex, jack.hex));
  return { nearest, odds: seized && isPrey(board, jack, unit) ? devouringOdds(board, unit) : null };
}

/** Every march of the unit on which each hex is nearer than the one before (DP-16.10.2-d). */
function approaches(board: Board, jack: Lair, unit: UnitId): readonly March[] {
  const mover = moverOf(board, unit);
  const found: March[] = [marchOf(board, unit)];
  const seen = new Set<string>();
  for (const march of found)
    for (const direction of DIRECTIONS) {
      const next = marchOn(mover, march, direction);
      if (!isMarch(next) || range(board, next.hex, jack.hex) >= range(board, march.hex, jack.hex)) continue;
      const key = JSON.stringify(next);
      if (!seen.has(key)) found.push(next);
      seen.add(key);
    }
  return found;
}
