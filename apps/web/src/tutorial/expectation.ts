import type { useDesk } from '../table/select/selection-store.ts';
import type { Course } from './course.ts';
import { type Expectation, isWanted } from './lesson.ts';

type Desk = ReturnType<typeof useDesk.getState>;

/** Whether the state of the table is what the step waits for; the game itself is not asked here. */
export function isMet(
  expect: Expectation,
  desk: Desk,
  before: Desk,
  actions: number,
  { progress, hexOf }: Course,
): boolean {
  switch (expect.kind) {
    case 'inspect':
      return desk.inspected === expect.unit;
    case 'select':
      return desk.subject?.kind === 'unit' && desk.subject.unit === expect.unit;
    case 'preview': {
      const play = progress.nextPlay(actions);
      const [first] = desk.preview?.way?.actions ?? (desk.preview ? [desk.preview.action] : []);
      return first !== undefined && play !== null && isWanted(play, first);
    }
    case 'mode':
      return desk.kind === expect.mode || desk.preview?.option.kind === expect.mode;
    case 'why-not':
      return desk.whyNot !== null && desk.whyNot.hex === hexOf(expect.hex);
    case 'clause':
      return desk.drawer === null && before.drawer?.kind === 'rules';
    default:
      return false;
  }
}
