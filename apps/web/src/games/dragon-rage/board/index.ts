import type { Level, Theme } from '../../../art/index.ts';
import type { Counter, Standing } from '../../../board/kit.ts';
import type { UnitId } from '../../../board/types.ts';
import { artDefs } from '../art/index.ts';
import type { RageView } from '../view.ts';
import { cityOf } from './city.ts';
import { counterSvg, faceOf } from './faces.ts';
import { firstLook } from './first-look.ts';
import { Above, Below } from './layers.tsx';
import { scaleOf, stacksOf } from './stacks.ts';
import { tintsOf } from './tints.ts';

/** How Dragon Rage looks on the board. */
export const rageBoard = {
  fieldOf: cityOf,
  tintsOf,
  stacksOf,
  counter(view: RageView, unit: UnitId, standing: Standing, theme: Theme, level: Level): Counter {
    const face = faceOf(view, unit, standing);
    return { svg: counterSvg(face, theme, level), scale: scaleOf(face) };
  },
  firstLook,
  defs: artDefs,
  Below,
  Above,
};
