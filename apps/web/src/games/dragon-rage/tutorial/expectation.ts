import type { CityMap } from '@hexwyrm/dragon-rage';
import type { useDesk } from '../../../table/desk.ts';
import { isAction } from '../table/kinds.ts';
import { isWanted } from './lesson/plays.ts';
import { nextPlay } from './lesson/progress.ts';
import type { Expectation } from './lesson/steps.ts';

type Desk = ReturnType<typeof useDesk.getState>;

/** Whether what lies on the table is what the step waits for; the game itself is not asked here. */
export function isMet(expect: Expectation, desk: Desk, before: Desk, actions: number, map: CityMap): boolean {
  switch (expect.kind) {
    case 'inspect':
      return desk.inspected === expect.unit;
    case 'select':
      return desk.subject?.kind === 'unit' && desk.subject.unit === expect.unit;
    case 'preview': {
      const play = nextPlay(actions);
      const [first] = desk.preview?.way?.actions ?? (desk.preview ? [desk.preview.action] : []);
      return first !== undefined && isAction(first) && play !== null && isWanted(play, first);
    }
    case 'mode':
      return desk.kind === expect.mode || desk.preview?.option.kind === expect.mode;
    case 'why-not':
      return desk.whyNot !== null && desk.whyNot.hex === map.grid.index.get(expect.hex);
    case 'clause':
      return desk.drawer === null && before.drawer?.kind === 'rules';
    default:
      return false;
  }
}
