import { dragonRageBots } from '@hexwyrm/bots';
import { type Action, dragonRage, type Event, type State, type View } from '@hexwyrm/dragon-rage';
import type { Decision } from '@hexwyrm/kernel';
import { jsonSchemaOf } from '@hexwyrm/protocol';
import type { Kit } from '../kit.ts';
import { ruleBook } from '../rule-book.ts';
import { describeAction, groupOf, unitOf } from './actions.ts';
import { drawBoard } from './board.ts';
import { optionsSchema, positionSchema, RULE_TEXTS, SCENARIO_DATA, scoreOf } from './engine.ts';
import { describeEvent, describeRoll } from './events.ts';
import { unitAtGlance } from './names.ts';

const NAMES: ReadonlyMap<string, string> = new Map([
  ['first-game', 'First game'],
  ...SCENARIO_DATA.map(({ id, name }): [string, string] => [id, name]),
  ['random-esirien', 'A scenario of Esirien, by a die'],
  ['random-nurkott', 'A scenario of Nurkott, by a die'],
  ['points-choice', 'Armies drafted in secret'],
  ['planned-points', 'Armies planned by one player'],
]);

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
  optionsSchema: jsonSchemaOf(optionsSchema),
  positionSchema: jsonSchemaOf(positionSchema),
  rules: ruleBook(RULE_TEXTS),
  concession: { type: 'concede' },
  scenarioName: (scenario) => NAMES.get(scenario),
  unitOf,
  turnOf: (state) => state.turn,
  seatsOf: ({ seats }) => [seats.invader, seats.defender],
  teller: {
    board: drawBoard,
    headline: (state) => `Turn ${state.turn}, ${scoreOf(state)} of ${state.goal} points`,
    question,
    unit: unitAtGlance,
    action: describeAction,
    group: groupOf,
    event: describeEvent,
    roll: describeRoll,
  },
};
