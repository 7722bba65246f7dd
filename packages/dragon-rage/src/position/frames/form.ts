import type { Board } from '../../core/board.ts';
import type { Frame } from '../../core/frames.ts';

export type FrameKind = Frame['kind'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>;

/** A field of the frame, empty for all of it, and what is wrong with it. */
export type Fault = readonly [field: string, reason: string];

/** What has to hold of a frame for the game to go on from it. */
export interface FrameForm<K extends FrameKind> {
  /** The frames it may be on; `nothing` is the bottom of the stack. */
  readonly on: readonly (FrameKind | 'nothing')[];
  faults(board: Board, frame: FrameOf<K>): Iterable<Fault>;
}
