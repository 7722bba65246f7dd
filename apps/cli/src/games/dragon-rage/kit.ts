import {
  type Action,
  dragonRage,
  type Event,
  MAP_DATA,
  optionsSchema,
  positionSchema,
  QUERIES,
  RULE_TEXTS,
  SCENARIOS,
  type Scenario,
  type State,
  TABLES,
  UNITS_DATA,
  type View,
  worldFor,
} from '@hexwyrm/dragon-rage';
import { dragonRageAdviser, dragonRageBots } from '@hexwyrm/dragon-rage/bots';
import { dragonRageLeague } from '@hexwyrm/dragon-rage/league';
import { rageWords } from '@hexwyrm/dragon-rage/words';
import { jsonSchemaOf } from '@hexwyrm/protocol';
import { anyKit } from '../kit.ts';
import { ruleBook } from '../rule-book.ts';
import { createTeller } from '../teller.ts';
import { annals } from './annals.ts';
import { picturesOf } from './pictures.ts';

const NAMES: ReadonlyMap<string, string> = new Map(
  SCENARIOS.map((scenario) => [scenario.id, nameOf(scenario)]),
);

function nameOf({ opening }: Scenario): string {
  switch (opening.kind) {
    case 'printed':
      return opening.sheet.name;
    case 'introductory':
      return 'First game';
    case 'random':
      return `Random ${opening.map === 'esirien' ? 'Esirien' : 'Nurkott'} scenario`;
    case 'point-choice':
      return 'Secret draft';
    case 'campaign':
      return 'Game of a campaign';
    case 'planned':
      return 'Planned armies';
  }
}

export const kit = anyKit<State, Action, Event, View>({
  game: dragonRage,
  title: 'Dragon Rage',
  scenario: 'esirien-1',
  bots: dragonRageBots,
  adviser: dragonRageAdviser,
  annals,
  queries: QUERIES,
  optionsSchema: jsonSchemaOf(optionsSchema),
  positionSchema: jsonSchemaOf(positionSchema),
  rules: ruleBook(RULE_TEXTS),
  data: { map: MAP_DATA, units: UNITS_DATA, tables: TABLES },
  league: dragonRageLeague,
  concession: { type: 'concede' },
  tellerIn: (tongue) => createTeller(dragonRage, rageWords, tongue, picturesOf),
  scenarioName: (scenario) => NAMES.get(scenario),
  gridOf: ({ map, corrections }) => worldFor(map, corrections).map.grid,
});
