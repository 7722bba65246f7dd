import { dragonPassBots } from '@hexwyrm/bots';
import {
  type Action,
  dragonPass,
  type Event,
  MAP_DATA,
  MOON_PHASES,
  optionsSchema,
  positionSchema,
  QUERIES,
  RULE_TEXTS,
  SCENARIO_NAMES,
  type State,
  TABLE_DATA,
  UNIT_DATA,
  type View,
} from '@hexwyrm/dragon-pass';
import type { Seat } from '@hexwyrm/kernel';
import { jsonSchemaOf } from '@hexwyrm/protocol';
import type { Kit } from '../kit.ts';
import { ruleBook } from '../rule-book.ts';
import { spaced } from '../words.ts';
import { describeAction, groupOf } from './actions.ts';
import { drawBoard } from './board.ts';
import { describeEvent } from './events.ts';
import { closeUp, look } from './look.ts';
import { question } from './questions.ts';
import { describeRoll } from './rolls.ts';

/** `Turn 3 of sartar, battles, moon full half`. */
function headline({ turn, seats, active, phase, moon, rain, storm }: State): string {
  const weather = [rain ? 'rain' : '', storm === null ? '' : 'storm'];
  const sky = [moon === null ? '' : `moon ${spaced(MOON_PHASES[moon])}`, ...weather].filter(Boolean);
  return [`Turn ${turn}, ${seats[active]}: ${phase}`, ...sky].join(', ');
}

/** In the middle of a battle, what it is fought over; otherwise the whole board. */
function scene(state: State, seat: Seat): string {
  const battle = state.frames.find((frame) => frame.kind === 'battle' || frame.kind === 'declare');
  return battle && battle.targets.length > 0 ? closeUp(state, seat, battle.targets) : drawBoard(state, seat);
}

export const dragonPassKit: Kit<State, Action, Event, View> = {
  game: dragonPass,
  title: 'Dragon Pass',
  scenario: 'pass-1',
  bots: dragonPassBots,
  queries: QUERIES,
  optionsSchema: jsonSchemaOf(optionsSchema),
  positionSchema: jsonSchemaOf(positionSchema),
  rules: ruleBook(RULE_TEXTS),
  data: { map: MAP_DATA, units: UNIT_DATA, tables: TABLE_DATA },
  concession: { type: 'concede' },
  scenarioName: (scenario) => SCENARIO_NAMES.get(scenario),
  turnOf: (state) => state.turn,
  teller: {
    board: drawBoard,
    scene,
    look,
    headline,
    question,
    action: describeAction,
    group: groupOf,
    event: describeEvent,
    roll: describeRoll,
  },
};
