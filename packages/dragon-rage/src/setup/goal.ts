import type { Army } from '../core/frames.ts';
import type { State } from '../core/state.ts';
import type { Clause, Side } from '../core/vocabulary.ts';
import type { MapId } from '../world/city-map.ts';
import type { Tables } from '../world/tables.ts';
import { isAvenger, isPrincess } from '../world/traits.ts';
import { UNIT_TYPE_IDS, type UnitType, type UnitTypes } from '../world/unit-types.ts';
import { worldFor } from '../world/world.ts';
import { armySize } from './prices.ts';

type GoalTable = Tables['points']['goal'];

/** Games without a printed goal: the forces that fight and where. */
export interface Matchup {
  readonly map: MapId;
  readonly armies: Readonly<Record<Side, Army>>;
  readonly princess: boolean;
}

/** One line of the sum: what the clause adds, and how many units it is about. */
export interface GoalPart {
  readonly clause: Clause;
  /** The army the line is about, or null. */
  readonly army: Side | null;
  readonly count: number;
  readonly points: number;
}

/** DR-3.3.3-a to g: the modifiers add up (DR-3.3.3-h); what counts as a dragon and as a unit: R-DR-118. */
export const goalFor = (table: GoalTable, types: UnitTypes, matchup: Matchup): number =>
  goalParts(table, types, matchup).reduce((goal, { points }) => goal + points, 0);

/** The same line by line, also those that add nothing yet. */
export function goalParts(table: GoalTable, types: UnitTypes, matchup: Matchup): readonly GoalPart[] {
  const { map, armies, princess } = matchup;
  const { manyInvaders, manyDefenders } = table;
  const invaders = armySize(armies.invader);
  const defenders = armySize(armies.defender);
  const isDragon = ({ id: type }: UnitType): boolean => isAvenger({ type });
  const dragons = countOf(types, armies.invader, isDragon);
  const others = countOf(types, armies.invader, (type) => type.kind === 'major' && !isDragon(type));
  const minors = countOf(types, armies.invader, ({ kind }) => kind === 'minor');
  const many = invaders >= manyInvaders.atLeast;
  const above = Math.max(0, defenders - manyDefenders.above);
  return [
    { clause: 'DR-3.3.3-a', army: null, count: 0, points: table.base },
    { clause: 'DR-3.3.3-b', army: 'invader', count: dragons, points: dragons * table.dragon },
    {
      clause: 'DR-3.3.3-c',
      army: 'invader',
      count: others,
      points: others * table.otherMajor + minors * table.minor,
    },
    { clause: 'DR-3.3.3-d', army: 'invader', count: invaders, points: many ? manyInvaders.add : 0 },
    { clause: 'DR-3.3.3-f', army: 'defender', count: defenders, points: above * manyDefenders.addEach },
    ...(princess ? [{ clause: 'DR-3.3.3-e', army: null, count: 1, points: table.princess } as const] : []),
    ...(map === 'nurkott'
      ? [{ clause: 'DR-3.3.3-g', army: null, count: 0, points: table.nurkott } as const]
      : []),
  ];
}

const countOf = (types: UnitTypes, army: Army, counts: (type: UnitType) => boolean): number =>
  UNIT_TYPE_IDS.reduce((sum, what) => sum + (counts(types[what]) ? (army[what] ?? 0) : 0), 0);

/** What the formula gives for the armies that are in the game. */
export function formulaGoal(state: State): number {
  const { types, tables } = worldFor(state.map, state.corrections);
  const armies: Record<Side, Army> = { invader: {}, defender: {} };
  for (const { type, side } of state.units)
    if (!isPrincess({ type })) armies[side][type] = (armies[side][type] ?? 0) + 1;
  return goalFor(tables.points.goal, types, { map: state.map, armies, princess: state.elowyn !== null });
}
