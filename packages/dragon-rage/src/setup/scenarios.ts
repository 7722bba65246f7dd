import type { ScenarioInfo } from '@hexwyrm/kernel';
import printed from '../../data/scenarios.json' with { type: 'json' };
import { type Clause, SIDES } from '../core/vocabulary.ts';
import type { City, ScenarioSheet } from './scenario-schema.ts';

export type { City, ScenarioSheet } from './scenario-schema.ts';

/** The twelve printed scenarios (3.1, 3.2). */
export const SHEETS: readonly ScenarioSheet[] = printed.scenarios;

/** How a game of the scenario comes about. */
export type Opening =
  | { readonly kind: 'printed'; readonly sheet: ScenarioSheet }
  | { readonly kind: 'random'; readonly map: City }
  | { readonly kind: 'introductory'; readonly sheet: ScenarioSheet }
  | { readonly kind: 'point-choice' }
  | { readonly kind: 'campaign' }
  | { readonly kind: 'planned' };

export interface Scenario extends ScenarioInfo {
  readonly clause: Clause;
  readonly opening: Opening;
}

/** Players who do not know yet which side they will play. */
const UNDECIDED: readonly string[] = ['A', 'B'];

const SECTIONS = { esirien: '3.1', nurkott: '3.2' } as const;

/** The clause of a part of the scenario's section. */
const clauseOf = ({ map, number }: ScenarioSheet, part: string): Clause =>
  `DR-${SECTIONS[map]}.${number + 1}-${part}`;

/** The clause that sets how many points the invader must destroy. */
export const goalClause = (sheet: ScenarioSheet): Clause => clauseOf(sheet, 'c');

const printedScenario = (entry: ScenarioSheet): Scenario => ({
  id: entry.id,
  seats: SIDES,
  clause: clauseOf(entry, 'a'),
  opening: { kind: 'printed', sheet: entry },
});

const randomScenario = (map: City): Scenario => ({
  id: `random-${map}`,
  seats: SIDES,
  clause: 'DR-3.1-a',
  opening: { kind: 'random', map },
});

export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'first-game',
    seats: UNDECIDED,
    clause: 'DR-3.1.1-g',
    opening: { kind: 'introductory', sheet: SHEETS[0] },
  },
  ...SHEETS.map(printedScenario),
  randomScenario('esirien'),
  randomScenario('nurkott'),
  { id: 'points-choice', seats: SIDES, clause: 'DR-3.3.2-a', opening: { kind: 'point-choice' } },
  { id: 'campaign', seats: SIDES, clause: 'DR-4.1-a', opening: { kind: 'campaign' } },
  { id: 'planned-points', seats: UNDECIDED, clause: 'DR-3.3.1-a', opening: { kind: 'planned' } },
];
