import type { Corrections } from '@hexwyrm/dragon-pass/data';
import type { CorrectionsKit } from '../../../corrections/kit.ts';
import { passFor } from '../board/pass.ts';
import { editorBoard } from './board.tsx';
import { Counter } from './Counter.tsx';
import { data } from './data.ts';

/** Dragon Pass in the editor of corrections. */
export const corrections: CorrectionsKit = {
  ...data,
  board: editorBoard,
  Counter,
  draw: (draft: Corrections) => {
    passFor(draft);
  },
};
