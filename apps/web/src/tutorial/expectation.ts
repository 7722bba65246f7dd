import type { useSelection } from '../table/select/selection-store.ts';
import type { Course } from './course.ts';
import { type Expectation, isWanted } from './lesson.ts';

type Desk = ReturnType<typeof useSelection.getState>;

/** Whether the state of the table is what the step waits for; the game itself is not asked here. */
export function isMet(
  expect: Expectation,
  selection: Desk,
  before: Desk,
  actions: number,
  { progress, hexOf }: Course,
): boolean {
  switch (expect.kind) {
    case 'inspect':
      return selection.inspected === expect.unit;
    case 'select':
      return selection.subject?.kind === 'unit' && selection.subject.unit === expect.unit;
    case 'preview': {
      const play = progress.nextPlay(actions);
      const [first] =
        selection.preview?.way?.actions ?? (selection.preview ? [selection.preview.action] : []);
      return first !== undefined && play !== null && isWanted(play, first);
    }
    case 'mode':
      return selection.kind === expect.mode || selection.preview?.option.kind === expect.mode;
    case 'why-not':
      return selection.whyNot !== null && selection.whyNot.hex === hexOf(expect.hex);
    case 'clause':
      return selection.drawer === null && before.drawer?.kind === 'rules';
    default:
      return false;
  }
}
