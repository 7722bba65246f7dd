import type { Action } from '@hexwyrm/dragon-pass';
import type { PlayKit } from '../../../table/kit.ts';
import type { Way } from '../../../table/select/ways.ts';
import { KINDS, kindOf } from './kinds.ts';
import { marksOf } from './marks/marks.ts';
import { useAskedMarks } from './marks/useAskedMarks.ts';
import { KEYS, OVERLAYS } from './overlays.ts';
import { partiesOf } from './parties.ts';
import { isOwn, placeOf, roleOf, targetOf, unitsIn } from './target.ts';
import { idle, wanted } from './wanted.ts';

/** How Dragon Pass is handled: its actions come in one form each, so there is nothing to vary. */
export const passPlay: PlayKit = {
  kinds: KINDS,
  kindOf,
  roleOf,
  targetOf,
  placeOf,
  unitsIn,
  isOwn,
  namesWay: (actions: readonly Action[]) => actions.at(-1),
  summaryOf: (way: Way<Action>, last: Action): Action =>
    last.type === 'step' ? { ...last, to: way.to } : last,
  variants: {
    rivals: (actions) => actions,
    proposal: ([first]) => first,
    vary: (_actions, present) => present,
    turned: (_actions, present) => present,
  },
  wanted,
  idle,
  missing: () => [],
  forgotten: (_view, { units }) => [...units.keys()],
  overlays: OVERLAYS,
  keys: KEYS,
  partiesOf,
  marksOf,
  useAskedMarks,
  useSigns: () => [],
};
