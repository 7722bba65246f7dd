import { GONE, POINT, type UnitId, WHOLE } from '../core/vocabulary.ts';
import type { View } from '../game/view.ts';
import { cfOf, mfOf, mgfOf, rangeFactorOf } from '../moon/figures.ts';
import { glows, isCyclical, isMoonFull } from '../moon/glow.ts';
import { ownPace } from '../terrain/caravans.ts';
import { boardSeen } from './seen.ts';

/** The factors of a unit as they count now. Infinity where printed; null for a blank. */
export interface Figures {
  readonly combat: number | null;
  readonly magic: number | null;
  readonly move: number | null;
  /** For magic; null also where it is in parentheses (DP-4.5.4-a). */
  readonly range: number | null;
  /** A glow gives cyclical factors more than the moon does (DP-11.2-b). */
  readonly glowing: boolean;
}

/** A unit that follows the Red Moon, and its factors today. */
export interface Moonlit extends Pick<Figures, 'combat' | 'magic' | 'glowing'> {
  readonly unit: UnitId;
}

/** The units the seat sees that follow the Red Moon. */
export function moonlitIn(view: View): readonly Moonlit[] {
  if (view.moon === null) return [];
  const board = boardSeen(view);
  return view.units
    .filter(({ id }) => isCyclical(board, id))
    .map(({ id }) => {
      const { combat, magic, glowing } = figuresIn(view, id);
      return { unit: id, combat, magic, glowing };
    });
}

export function figuresIn(view: View, id: UnitId): Figures {
  const board = boardSeen(view);
  const whole = (parts: number | null): number | null => parts && parts / WHOLE;
  return {
    combat: whole(cfOf(board, id)),
    magic: whole(mgfOf(board, id)),
    move: mfOf(board, id) === null ? null : ownPace(board, id) / POINT,
    range: rangeFactorOf(board, id),
    glowing: !isMoonFull(board) && glows(board, board.state.units[id]?.hex ?? GONE),
  };
}
