import { type Board, typeOf } from '../core/board.ts';
import { areaIndex, groupsLeft } from '../core/body.ts';
import type { Unit } from '../core/state.ts';
import type { Clause, Hex } from '../core/vocabulary.ts';
import { weatherIn } from '../magic/weather.ts';
import type { AreaType, UnitTypeId } from '../world/unit-types.ts';
import { inArc } from './arcs.ts';

/** The areas that strike; the belly cannot (DR-2.12.1.6-a). */
export type StrikingArea = 'head' | 'wings' | 'legs';

export const STRIKING_AREAS: readonly StrikingArea[] = ['head', 'wings', 'legs'];

export const areaOf = (board: Board, unit: Unit, area: StrikingArea): AreaType | undefined =>
  typeOf(board, unit).areas?.[areaIndex(typeOf(board, unit), area)];

export function reaches(board: Board, unit: Unit, area: StrikingArea, hex: Hex): boolean {
  const arcs = areaOf(board, unit, area)?.reach ?? [];
  for (const arc of arcs) if (inArc(board, unit, hex, arc)) return true;
  return false;
}

const REACH: Record<StrikingArea, Clause> = {
  head: 'DR-2.12.1.6.1-b',
  wings: 'DR-2.12.1.6.1-c',
  legs: 'DR-2.12.1.6.1-d',
};

const OTHER_REACH: Partial<Record<UnitTypeId, Record<StrikingArea, Clause>>> = {
  ROC: { head: 'DR-2.12.3.2-c', wings: 'DR-2.12.3.2-d', legs: 'DR-2.12.3.2-e' },
  WURM: { head: 'DR-2.12.4.2-b', wings: 'DR-2.12.4.2-b', legs: 'DR-2.12.4.2-b' },
};

/** The clause that says where the area reaches. */
export const reachClause = (unit: Unit, area: StrikingArea): Clause =>
  (OTHER_REACH[unit.type] ?? REACH)[area];

/** DR-2.12.3.2-g: a diving roc claws harder, group by group (R-DR-89); other monsters strike as ever. */
export function groupStrength(unit: Unit, area: AreaType): number {
  const diving = unit.did?.landed || unit.did?.mode === 'bound';
  return diving ? area.divingStrength : area.strength;
}

/** Groups of the area that have points left and have not struck this turn. */
export function freeGroups(board: Board, unit: Unit, area: StrikingArea): number {
  if (idleClause(board, unit, area)) return 0;
  const used = unit.did?.used[areaIndex(typeOf(board, unit), area)] ?? 0;
  return groupsLeft(board, unit, area) - used;
}

/** Why the whole area rests: a head that breathed (DR-2.12.1.5-c), wings that the weather stills (DR-2.8.7-f). */
export function idleClause(board: Board, unit: Unit, area: StrikingArea): Clause | null {
  if (area === 'head' && unit.did?.breathed) return 'DR-2.12.1.5-c';
  return area === 'wings' ? weatherIn(board, unit.hex, 'stills-wings') : null;
}
