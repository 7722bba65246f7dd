import type { Army } from '../frames.ts';
import type { Side } from '../vocabulary.ts';
import type { MapId } from '../world/city-map.ts';
import type { Tables } from '../world/tables.ts';
import { UNIT_TYPE_IDS, type UnitType, type UnitTypes } from '../world/unit-types.ts';
import { armySize } from './prices.ts';

type GoalTable = Tables['points']['goal'];

/** Games without a printed goal: the forces that fight and where. */
export interface Matchup {
  readonly map: MapId;
  readonly armies: Readonly<Record<Side, Army>>;
  readonly princess: boolean;
}

/** DR-3.3.3-a to g: the modifiers add up (DR-3.3.3-h); what counts as a dragon and as a unit: R-DR-118. */
export function goalFor(table: GoalTable, types: UnitTypes, { map, armies, princess }: Matchup): number {
  const { manyInvaders, manyDefenders } = table;
  let goal = table.base;
  for (const what of UNIT_TYPE_IDS) goal += (armies.invader[what] ?? 0) * worthOf(table, types[what]);
  if (armySize(armies.invader) >= manyInvaders.atLeast) goal += manyInvaders.add;
  goal += Math.max(0, armySize(armies.defender) - manyDefenders.above) * manyDefenders.addEach;
  if (princess) goal += table.princess;
  if (map === 'nurkott') goal += table.nurkott;
  return goal;
}

function worthOf(table: GoalTable, type: UnitType): number {
  if (type.id === 'DRAGON') return table.dragon;
  if (type.kind === 'major') return table.otherMajor;
  return type.kind === 'minor' ? table.minor : 0;
}
