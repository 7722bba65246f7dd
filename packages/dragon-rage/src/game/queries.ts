import { type Queries, query } from '@hexwyrm/kernel';
import { unitField } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { strikeArcs } from '../monsters/strike-arcs.ts';
import { formulaGoal } from '../setup/goal.ts';
import { gradeFloors } from '../victory/grades.ts';
import { scoreOf } from '../victory/score.ts';
import { worldFor } from '../world/world.ts';
import { isSideDemoralised, plightOf } from './plight.ts';
import type { View } from './view.ts';

const none = z.strictObject({});
const ofUnit = z.strictObject({ unit: unitField });

/** The arcs of a major monster where it is and as it faces; null for any other unit. */
function arcsOf(view: View, id: number) {
  const unit = view.units[id];
  if (unit === undefined || unit.hex < 0 || unit.body === null || unit.body.facing === -1) return null;
  return strikeArcs(view, id, unit.hex, unit.body.facing);
}

/** What can be asked about a view of Dragon Rage by name. */
export const QUERIES: Queries<View> = new Map([
  [
    'score',
    query(
      'Victory points so far, the goal, and the points from which on each grade is won.',
      none,
      (view: View) => ({
        score: scoreOf(view),
        goal: view.goal,
        byFormula: formulaGoal(view),
        grades: gradeFloors(view, worldFor(view.map, view.corrections).tables),
      }),
    ),
  ],
  [
    'morale',
    query('Which sides are demoralised.', none, (view: View) => ({
      invader: isSideDemoralised(view, 'invader'),
      defender: isSideDemoralised(view, 'defender'),
    })),
  ],
  [
    'unit',
    query(
      'The condition of a unit beyond what its counter says, and for a major monster what it can strike in each direction, clockwise from north. Null for a unit that is not there.',
      ofUnit,
      (view: View, { unit }) =>
        view.units[unit] === undefined ? null : { ...plightOf(view, unit), arcs: arcsOf(view, unit) },
    ),
  ],
]);
