import type { Json } from '@hexwyrm/kernel';

/** Whether bots think for a time or for a number of positions; null: each as long as is its way. */
export type Thought = { readonly ms: number } | { readonly evaluations: number } | null;

/** What decides how a game of the series goes. Series that differ in it are not added up. */
export interface ArenaOrder {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seed: string;
  readonly options: Json;
  readonly thought: Thought;
  /** Games are told in more detail than by their results. */
  readonly chronicle?: true;
}
