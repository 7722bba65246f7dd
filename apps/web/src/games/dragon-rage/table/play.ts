import type { Action, View } from '@hexwyrm/dragon-rage';
import { DIRECTION_NAMES } from '@hexwyrm/hexmap';
import type { Seat } from '@hexwyrm/kernel';
import type { UnitId } from '../../../board/types.ts';
import type { PlayKit } from '../../../table/kit.ts';
import type { Way } from '../../../table/select/ways.ts';
import { sideOf } from '../view.ts';
import { idleAction, wanted } from './closest.ts';
import { forgotten } from './forgotten.ts';
import { KINDS, kindOf } from './kinds.ts';
import { marksOf } from './marks.ts';
import { missingModes } from './missing-modes.ts';
import { missingSpells } from './missing-spells.ts';
import { placeOf, roleOf, targetOf, unitsIn } from './target.ts';
import { useArcMarks, useArcSigns } from './useArcs.ts';
import { VARIANTS } from './variants.ts';

/** A way is called after its last action, but a walk that ends with a turn is a walk. */
const namesWay = (actions: readonly Action[]): Action | undefined =>
  actions.findLast(({ type }) => type !== 'turn') ?? actions.at(-1);

/** A whole route as one action, for the sentence that announces it; a walk has its end and facing. */
function summaryOf(way: Way<Action>, last: Action): Action {
  const named = namesWay(way.actions) ?? last;
  if (named.type !== 'walk') return named;
  const facing = DIRECTION_NAMES.find((name) => name === way.facing);
  return { ...named, to: way.to, ...(facing && { facing }) };
}

/** How Dragon Rage is handled. */
export const ragePlay: PlayKit = {
  kinds: KINDS,
  kindOf,
  roleOf,
  targetOf,
  placeOf,
  unitsIn,
  isOwn: (view: View, unit: UnitId, seat: Seat) => view.units[unit]?.side === sideOf(view, seat),
  namesWay,
  summaryOf,
  variants: VARIANTS,
  wanted,
  idle: idleAction,
  missing: (unit: UnitId, kinds, view: View) => [
    ...missingModes(unit, kinds, view),
    ...missingSpells(unit, kinds, view),
  ],
  forgotten,
  overlays: [],
  keys: [],
  partiesOf: () => [],
  marksOf,
  useAskedMarks: useArcMarks,
  useSigns: useArcSigns,
};
