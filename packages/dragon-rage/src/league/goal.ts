import type { Line, Slot } from '@hexwyrm/league';
import { type Options, optionsSchema } from '../core/options.ts';
import { correctedSheet } from '../setup/correct-sheet.ts';
import { goalWithHandicap } from '../setup/handicap.ts';
import type { ScenarioSheet } from '../setup/scenario-schema.ts';
import { goalClause, SHEETS } from '../setup/scenarios.ts';
import { type Corrections, parseCorrections } from '../world/corrections.ts';

export type SetUp = Pick<Slot, 'scenario' | 'options'>;

/** Corrections that were read already: the hundreds of games of a round have the same. */
const READ = new WeakMap<object, Corrections>();

export function correctionsIn({
  options: { corrections = null },
}: Pick<SetUp, 'options'>): Corrections | null {
  if (typeof corrections !== 'object' || corrections === null) return null;
  const changes = READ.get(corrections) ?? parseCorrections(corrections);
  READ.set(corrections, changes);
  return changes;
}

/** The printed sheet of the scenario with the corrections in force; null where it has none. */
export function sheetOf(setUp: SetUp): ScenarioSheet | null {
  const printed = SHEETS.find(({ id }) => id === setUp.scenario);
  return printed === undefined ? null : correctedSheet(printed, correctionsIn(setUp));
}

const handicapIn = ({ options: { handicap = null } }: SetUp): Options['handicap'] =>
  optionsSchema.shape.handicap.parse(handicap);

/** What the invader has to reach: the goal of the sheet, and what the handicaps make of it (DR-3.3.4-b). */
export function goalLines(sheet: ScenarioSheet, setUp: SetUp): Line[] {
  const { goal } = sheet;
  const handicap = handicapIn(setUp);
  const base = { reason: 'scenario', clause: goalClause(sheet), count: 0, value: goal };
  if (handicap === null) return [base];
  return [base, handicapLine(handicap, goal)];
}

/** DR-3.3.4-b: half the difference between the two handicaps, as far as a goal of 1 (R-DR-119). */
export const handicapLine = (handicap: NonNullable<Options['handicap']>, goal: number): Line => ({
  reason: 'handicap',
  clause: 'DR-3.3.4-b',
  count: handicap.invader - handicap.defender,
  value: goalWithHandicap(goal, handicap) - goal,
});
