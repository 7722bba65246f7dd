import { isUnitType, type UnitTypeId } from '@hexwyrm/dragon-rage/words';
import { type Luck, luckInAll } from '@hexwyrm/kernel';
import type { Report } from '@hexwyrm/league';
import { type GoalReason, isGoalReason } from './goal-reasons.ts';
import type { Side } from './sides.ts';

/** Facts of a game that was read from its replay, as far as it has them; a typed result has none. */
const factIn = (report: Report, name: string): unknown =>
  report.source === 'replay' ? report.facts[name] : null;

function factOf(report: Report, name: string): number | null {
  const fact = factIn(report, name);
  return typeof fact === 'number' ? fact : null;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? Object(value)[name] : null;

const numberIn = (value: unknown, name: string): number => {
  const field = fieldOf(value, name);
  return typeof field === 'number' ? field : 0;
};

export const scoreOf = (report: Report): number | null => factOf(report, 'score');
export const goalOf = (report: Report): number | null => factOf(report, 'goal');
export const turnOf = (report: Report): number | null => factOf(report, 'turn');

export interface GoalPart {
  readonly reason: GoalReason;
  readonly clause: string;
  readonly count: number;
  readonly value: number;
}

/** What made the goal of a game in which armies were recruited. */
export function goalLinesOf(report: Report): readonly GoalPart[] {
  const lines = factIn(report, 'goalLines');
  if (!Array.isArray(lines)) return [];
  return lines.flatMap((line: unknown): GoalPart[] => {
    const [reason, clause] = [fieldOf(line, 'reason'), fieldOf(line, 'clause')];
    if (!isGoalReason(reason) || typeof clause !== 'string') return [];
    return [{ reason, clause, count: numberIn(line, 'count'), value: numberIn(line, 'value') }];
  });
}

/** The army that a side had recruited, by type. */
export function armyOf(report: Report, side: Side): Partial<Record<UnitTypeId, number>> {
  const army = fieldOf(factIn(report, 'armies'), side);
  const counts = Object.entries<unknown>(Object(army)).flatMap(([type, count]): [UnitTypeId, number][] =>
    isUnitType(type) && typeof count === 'number' ? [[type, count]] : [],
  );
  return Object.fromEntries(counts);
}

export interface Razer {
  readonly what: UnitTypeId;
  readonly vp: number;
}

/** The counter that razed most. */
export function razerOf(report: Report): Razer | null {
  const razer = factIn(report, 'razer');
  const what = fieldOf(razer, 'what');
  return typeof what === 'string' && isUnitType(what) ? { what, vp: numberIn(razer, 'vp') } : null;
}

/** What the dice gave a side. */
export function luckIn(report: Report, side: Side): Luck {
  const luck = fieldOf(factIn(report, 'luck'), side);
  if (luck === null) return luckInAll([]);
  return {
    rolls: numberIn(luck, 'rolls'),
    expected: numberIn(luck, 'expected'),
    got: numberIn(luck, 'got'),
    spread: numberIn(luck, 'spread'),
  };
}
