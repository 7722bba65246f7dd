import { DIRECTIONS } from '@hexwyrm/hexmap';
import { hexField, queriesAbout, unitField } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { strikeArcs } from '../bodies/strike-arcs.ts';
import { formulaGoal } from '../setup/goal.ts';
import { gradeFloors } from '../victory/grades.ts';
import { scoreOf } from '../victory/score.ts';
import { worldFor } from '../world/world.ts';
import { conditionOf, isSideDemoralised } from './conditions.ts';
import type { View } from './view.ts';

const none = z.strictObject({});
const ofUnit = z.strictObject({ unit: unitField });

const gridOf = ({ map, corrections }: View) => worldFor(map, corrections).map.grid;

/** The arcs of a major monster where it is and as it faces; null for any other unit. */
function arcsOf(view: View, id: number) {
  const unit = view.units[id];
  if (unit === undefined || unit.hex < 0 || unit.body === null || unit.body.facing === -1) return null;
  return strikeArcs(view, id, unit.hex, unit.body.facing);
}

const { query, watched } = queriesAbout<View>(gridOf, new Set());

/** What can be asked about a view of Dragon Rage by name. */
export const QUERIES = {
  score: watched(
    'Victory points so far, the goal, and the points from which on each grade is won.',
    none,
    (view) => ({
      score: scoreOf(view),
      goal: view.goal,
      byFormula: formulaGoal(view),
      grades: gradeFloors(view, worldFor(view.map, view.corrections).tables),
    }),
  ),
  morale: watched('Which sides are demoralised.', none, (view) => ({
    invader: isSideDemoralised(view, 'invader'),
    defender: isSideDemoralised(view, 'defender'),
  })),
  berserk: watched('The major monsters without their heads.', none, (view) =>
    view.units.flatMap((_, id) => (conditionOf(view, id).berserk ? [id] : [])),
  ),
  boosted: watched('The units whose morale is boosted in their hex.', none, (view) =>
    view.units.flatMap((_, id) => (conditionOf(view, id).boosted ? [id] : [])),
  ),
  unit: query(
    'The condition of a unit beyond what its counter says, and for a major monster what it can strike in each direction, clockwise from north. Null for a unit that is not there.',
    ofUnit,
    (view, { unit }) =>
      view.units[unit] === undefined ? null : { ...conditionOf(view, unit), arcs: arcsOf(view, unit) },
  ),
  arcs: query(
    'What a major monster could strike in each direction, clockwise from north, in a hex and with a facing. Null where it could strike nothing.',
    z.strictObject({ unit: unitField, hex: hexField, facing: z.literal(DIRECTIONS) }),
    (view, { unit, hex, facing }) => {
      const at = gridOf(view).index.get(hex);
      return view.units[unit] === undefined || at === undefined ? null : strikeArcs(view, unit, at, facing);
    },
  ),
};
