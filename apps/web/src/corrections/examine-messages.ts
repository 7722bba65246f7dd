import type { Draft } from './draft.ts';

/** What the engine's worker is asked of corrections; it answers with an Examination. */
export interface ExamineRequest {
  readonly game: string;
  readonly draft: Draft;
}
