import { isUnitType, type UnitTypeId } from '@hexwyrm/dragon-rage/words';
import type { Report } from '@hexwyrm/league';
import type { Side } from './sides.ts';

/** A number among the facts of a game that was read from its replay; a typed result has none. */
function factOf(report: Report, name: string): number | null {
  const fact = report.source === 'replay' ? report.facts[name] : null;
  return typeof fact === 'number' ? fact : null;
}

export const scoreOf = (report: Report): number | null => factOf(report, 'score');
export const goalOf = (report: Report): number | null => factOf(report, 'goal');
export const turnOf = (report: Report): number | null => factOf(report, 'turn');

/** The army that a side had recruited, by type. */
export function armyOf(report: Report, side: Side): Partial<Record<UnitTypeId, number>> {
  const armies = report.source === 'replay' ? report.facts.armies : null;
  if (typeof armies !== 'object' || armies === null || !(side in armies)) return {};
  const army = Object(armies)[side];
  const counts = Object.entries<unknown>(Object(army)).flatMap(([type, count]): [UnitTypeId, number][] =>
    isUnitType(type) && typeof count === 'number' ? [[type, count]] : [],
  );
  return Object.fromEntries(counts);
}
