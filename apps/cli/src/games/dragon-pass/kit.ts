import {
  type Action,
  dragonPass,
  type Event,
  FINDINGS,
  MAP_DATA,
  optionsSchema,
  positionSchema,
  QUERIES,
  RULE_TEXTS,
  SCENARIO_NAMES,
  type State,
  TABLE_DATA,
  UNIT_DATA,
  type View,
  worldFor,
} from '@hexwyrm/dragon-pass';
import { dragonPassAdviser, dragonPassBots } from '@hexwyrm/dragon-pass/bots';
import { passWords } from '@hexwyrm/dragon-pass/words';
import { jsonSchemaOf } from '@hexwyrm/protocol';
import { anyKit } from '../kit.ts';
import { ruleBook } from '../rule-book.ts';
import { createTeller } from '../teller.ts';
import { annals } from './annals.ts';
import { picturesOf } from './pictures.ts';

export const kit = anyKit<State, Action, Event, View>({
  game: dragonPass,
  title: 'Dragon Pass',
  scenario: 'pass-1',
  bots: dragonPassBots,
  adviser: dragonPassAdviser,
  annals,
  queries: QUERIES,
  optionsSchema: jsonSchemaOf(optionsSchema),
  positionSchema: jsonSchemaOf(positionSchema),
  rules: ruleBook(RULE_TEXTS),
  data: { map: MAP_DATA, units: UNIT_DATA, tables: TABLE_DATA },
  league: null,
  concession: { type: 'concede' },
  tellerIn: (tongue) => createTeller(dragonPass, passWords(FINDINGS), tongue, picturesOf),
  scenarioName: (scenario) => SCENARIO_NAMES.get(scenario),
  gridOf: ({ corrections }) => worldFor(corrections).land.grid,
});
