import { dragonRageBots } from '@hexwyrm/bots';
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
  scoreOf,
  TABLES,
  UNITS_DATA,
  type View,
} from '@hexwyrm/dragon-rage';
import type { Decision } from '@hexwyrm/kernel';
import { jsonSchemaOf } from '@hexwyrm/protocol';
import type { Kit } from '../kit.ts';
import { ruleBook } from '../rule-book.ts';
import { describeAction, groupOf } from './actions.ts';
import { drawBoard } from './board.ts';
import { describeEvent, describeRoll } from './events.ts';
import { look } from './look.ts';

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
    case 'planned':
      return 'Planned armies';
  }
}

const sideOf = (state: State, seat: string): string =>
  state.seats.invader === seat ? 'invader' : 'defender';

function question(state: State, { seats, kind }: Decision): string {
  const who = seats.map((seat) => (seat === sideOf(state, seat) ? seat : `${seat} (${sideOf(state, seat)})`));
  return `${who.join(' and ')}: ${kind.replaceAll('-', ' ')}`;
}

export const dragonRageKit: Kit<State, Action, Event, View> = {
  game: dragonRage,
  title: 'Dragon Rage',
  scenario: 'esirien-1',
  bots: dragonRageBots,
  queries: QUERIES,
  optionsSchema: jsonSchemaOf(optionsSchema),
  positionSchema: jsonSchemaOf(positionSchema),
  rules: ruleBook(RULE_TEXTS),
  data: { map: MAP_DATA, units: UNITS_DATA, tables: TABLES },
  concession: { type: 'concede' },
  scenarioName: (scenario) => NAMES.get(scenario),
  turnOf: (state) => state.turn,
  teller: {
    board: drawBoard,
    scene: drawBoard,
    look,
    headline: (state) => `Turn ${state.turn}, ${scoreOf(state)} of ${state.goal} points`,
    question,
    action: describeAction,
    group: groupOf,
    event: describeEvent,
    roll: describeRoll,
  },
};
