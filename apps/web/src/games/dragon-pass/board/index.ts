import type { View } from '@hexwyrm/dragon-pass';
import { wholeMap } from '../../../board/camera/camera.ts';
import { counterDefs } from '../art/counters/defs.ts';
import { counterOf } from './faces.ts';
import { Above, Below } from './layers.tsx';
import { type Pass, passOf } from './pass.ts';
import { stacksOf } from './stacks.ts';
import { tintsOf } from './tints.ts';

/** How Dragon Pass looks on the board. */
export const passBoard = {
  fieldOf: passOf,
  tintsOf,
  stacksOf,
  counter: counterOf,
  firstLook: (_view: View, field: Pass) => wholeMap(field),
  defs: counterDefs,
  Below,
  Above,
};
