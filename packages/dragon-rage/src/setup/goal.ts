import type { Board } from '../core/board.ts';
import type { Army } from '../core/frames.ts';
import type { CampaignGame } from '../core/options.ts';
import type { State } from '../core/state.ts';
import type { Clause, Side } from '../core/vocabulary.ts';
import type { MapId } from '../world/city-map.ts';
import type { Tables } from '../world/tables.ts';
import { isAvenger, isPrincess } from '../world/traits.ts';
import { UNIT_TYPE_IDS, type UnitType, type UnitTypes } from '../world/unit-types.ts';
import { worldFor } from '../world/world.ts';
import { goalRise } from './campaign.ts';
import { armySize, hasPrincess } from './prices.ts';

/** Games without a printed goal: the forces that fight and where, and which game of a campaign it is. */
export interface Matchup {
  readonly map: MapId;
  readonly armies: Readonly<Record<Side, Army>>;
  /** In the game; in a campaign, where she goes with an army, whether the defender may use her. */
  readonly princess: boolean;
  readonly campaign?: CampaignGame | undefined;
}

type Reason =
  | 'base'
  | 'dragons'
  | 'other-majors'
  | 'minors'
  | 'many-invaders'
  | 'many-defenders'
  | 'princess'
  | 'nurkott'
  | 'invader-ahead'
  | 'handicap';

/** One line of the sum: why, what the clause adds, and how many units it is about. */
export interface GoalPart {
  readonly reason: Reason;
  readonly clause: Clause;
  /** The army the line is about, or null. */
  readonly army: Side | null;
  readonly count: number;
  readonly points: number;
}

const sumOf = (parts: readonly GoalPart[]): number => parts.reduce((goal, { points }) => goal + points, 0);

export const goalFor = (tables: Tables, types: UnitTypes, matchup: Matchup): number =>
  sumOf(goalParts(tables, types, matchup));

/** The formula for these armies, line by line, also those that add nothing yet. */
export const goalParts = (tables: Tables, types: UnitTypes, matchup: Matchup): readonly GoalPart[] =>
  matchup.campaign === undefined
    ? pointGoal(tables, types, matchup)
    : campaignGoal(tables, types, matchup, matchup.campaign);

/** DR-3.3.3-a to g: the modifiers add up (DR-3.3.3-h); what counts as a dragon and as a unit: R-DR-118. */
function pointGoal({ points: { goal: table } }: Tables, types: UnitTypes, matchup: Matchup): GoalPart[] {
  const { map, armies, princess } = matchup;
  const { invader, defender } = armies;
  const { dragons, otherMajors, minors, invaders, defenders } = countsOf(types, armies);
  return [
    line('base', 'DR-3.3.3-a', null, 0, table.base),
    line('dragons', 'DR-3.3.3-b', 'invader', dragons, dragons * table.dragon),
    line('other-majors', 'DR-3.3.3-c', 'invader', otherMajors, otherMajors * table.otherMajor),
    ...(table.minor === 0 ? [] : [line('minors', 'DR-3.3.3-c', 'invader', minors, minors * table.minor)]),
    line('many-invaders', 'DR-3.3.3-d', 'invader', invaders, manyInvaders(table, invader)),
    line('many-defenders', 'DR-3.3.3-f', 'defender', defenders, manyDefenders(table, defender)),
    ...(princess ? [line('princess', 'DR-3.3.3-e', null, 1, table.princess)] : []),
    ...(map === 'nurkott' ? [line('nurkott', 'DR-3.3.3-g', null, 0, table.nurkott)] : []),
  ];
}

/** DR-4.3.2-a: the same with minor monsters (R-DR-120); a big garrison counts late (DR-4.3.2-b). */
function campaignGoal(tables: Tables, types: UnitTypes, matchup: Matchup, game: CampaignGame): GoalPart[] {
  const { map, armies, princess } = matchup;
  const { goal: table } = tables.campaign;
  const { dragons, otherMajors, minors, invaders, defenders } = countsOf(types, armies);
  const big = manyDefenders(table, armies.defender);
  const rise = goalRise(tables.campaign, game);
  const used = hasPrincess(armies.defender) ? 1 : 0;
  return [
    line('base', 'DR-4.3.2-a', null, 0, table.base),
    line('dragons', 'DR-4.3.2-a', 'invader', dragons, dragons * table.dragon),
    line('other-majors', 'DR-4.3.2-a', 'invader', otherMajors, otherMajors * table.otherMajor),
    line('minors', 'DR-4.3.2-a', 'invader', minors, minors * table.minor),
    line('many-invaders', 'DR-4.3.2-a', 'invader', invaders, manyInvaders(table, armies.invader)),
    ...(game.game >= table.manyDefenders.fromGame
      ? [line('many-defenders', 'DR-4.3.2-b', 'defender', defenders, big)]
      : []),
    ...(princess ? [line('princess', 'DR-4.3.2-a', 'defender', used, used * table.princess)] : []),
    ...(map === 'nurkott' ? [line('nurkott', 'DR-4.3.2-a', null, 0, table.nurkott)] : []),
    ...(rise > 0 ? [line('invader-ahead', 'DR-4.3.3-b', null, 0, rise)] : []),
  ];
}

const line = (
  reason: Reason,
  clause: Clause,
  army: Side | null,
  count: number,
  points: number,
): GoalPart => ({ reason, clause, army, count, points });

const manyInvaders = ({ manyInvaders: many }: Tables['points']['goal'], army: Army): number =>
  armySize(army) >= many.atLeast ? many.add : 0;

const manyDefenders = ({ manyDefenders: many }: Tables['points']['goal'], army: Army): number =>
  Math.max(0, armySize(army) - many.above) * many.addEach;

function countsOf(types: UnitTypes, { invader, defender }: Matchup['armies']) {
  const isDragon = ({ id: type }: UnitType): boolean => isAvenger({ type });
  return {
    dragons: countOf(types, invader, isDragon),
    otherMajors: countOf(types, invader, (type) => type.kind === 'major' && !isDragon(type)),
    minors: countOf(types, invader, ({ kind }) => kind === 'minor'),
    invaders: armySize(invader),
    defenders: armySize(defender),
  };
}

const countOf = (types: UnitTypes, army: Army, counts: (type: UnitType) => boolean): number =>
  UNIT_TYPE_IDS.reduce((sum, what) => sum + (counts(types[what]) ? (army[what] ?? 0) : 0), 0);

/** The lines for these armies in the game that is played. */
export const goalLines = ({ state, world }: Board, armies: Matchup['armies']): readonly GoalPart[] =>
  goalParts(world.tables, world.types, {
    map: state.map,
    armies,
    princess: state.options.elowyn,
    campaign: state.options.campaign,
  });

export const goalOf = (board: Board, armies: Matchup['armies']): number => sumOf(goalLines(board, armies));

/** What the formula gives for the armies that are in the game. */
export function formulaGoal(state: State): number {
  const { types, tables } = worldFor(state.map, state.corrections);
  const armies: Record<Side, Army> = { invader: {}, defender: {} };
  for (const { type, side } of state.units)
    if (!isPrincess({ type })) armies[side][type] = (armies[side][type] ?? 0) + 1;
  return goalFor(tables, types, { map: state.map, armies, princess: state.elowyn !== null });
}
