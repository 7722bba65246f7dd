import type { Board } from './board.ts';
import type { FrameKind, FrameOf } from './frames.ts';
import type { Phase, Player } from './vocabulary.ts';

/** A field of the frame, empty for all of it, and what is wrong with it. */
export type Fault = readonly [field: string, reason: string];

/** What has to hold of a frame for the game to go on from it. */
export interface FrameForm<K extends FrameKind> {
  /** The frames it may be on; `nothing` is the bottom of the stack. */
  readonly on: readonly (FrameKind | 'nothing')[];
  faults(board: Board, frame: FrameOf<K>): Iterable<Fault>;
}

export function* phaseFaults({ state }: Board, phase: Phase): Iterable<Fault> {
  if (state.phase !== phase) yield ['', `belongs to the phase ${phase}`];
}

export function* activeFaults({ state }: Board, player: Player): Iterable<Fault> {
  if (player !== state.active) yield ['player', `must be ${state.seats[state.active]}, whose turn it is`];
}

/** A list without repetition. */
export function* repeatFaults(field: string, items: readonly unknown[]): Iterable<Fault> {
  if (new Set(items).size < items.length) yield [field, 'the same is named twice'];
}
