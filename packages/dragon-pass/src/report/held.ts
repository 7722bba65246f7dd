import { type Held, heldBy } from '../battle/retreat/retreat.ts';
import type { View } from '../game/view.ts';
import { boardSeen } from './seen.ts';

/** Units that cannot leave while a player is asked for retreats, and why; empty if no player is. */
export function heldIn(view: View): readonly Held[] {
  const frame = view.frames.at(-1);
  return frame?.kind === 'retreat' ? heldBy(boardSeen(view), frame.player) : [];
}
