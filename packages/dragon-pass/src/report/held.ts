import { type Held, heldBy } from '../battle/retreat.ts';
import type { View } from '../view.ts';
import { boardSeen } from './seen.ts';

/** Who cannot leave while a player is asked for his retreats, and why; nobody where none is. */
export function heldIn(view: View): readonly Held[] {
  const frame = view.frames.at(-1);
  return frame?.kind === 'retreat' ? heldBy(boardSeen(view), frame.player) : [];
}
