import { UnknownScenarioError } from '@hexwyrm/kernel';
import { byIndexSink, defineGame, type Question, type Traveller } from '@hexwyrm/wargame';
import map from '../data/map.json' with { type: 'json' };
import { type Action, actionSchema, HEXES, type PrintedAction } from './actions.ts';
import type { Board, Play } from './board.ts';
import { GRID } from './data/field.ts';
import { MOVEMENT_POINTS } from './data/figures.ts';
import { SCENARIO, SCENARIOS } from './data/scenarios.ts';
import { type Clause, ELIMINATED, SIDES, type Side } from './data/vocabulary.ts';
import type { Event } from './events.ts';
import { load, save } from './position.ts';
import { attack } from './rules/attack.ts';
import { move } from './rules/move.ts';
import { concede, end, endPhase, judge } from './rules/turns.ts';
import { cloneState, type State, type View } from './state.ts';

interface Types {
  readonly state: State;
  readonly action: Action;
  readonly printed: PrintedAction;
  readonly event: Event;
  readonly view: View;
  readonly board: Board;
  readonly play: Play;
  readonly player: Side;
  readonly clause: Clause;
}

const QUESTIONS: Readonly<Record<State['phase'], Question<Clause>>> = {
  movement: { kind: 'movement', clause: 'BH-1-a' },
  fighting: { kind: 'fighting', clause: 'BH-1-a' },
};

function setUp(scenario: string): State {
  if (scenario !== SCENARIO) throw new UnknownScenarioError(scenario, [SCENARIO]);
  return load({ format: 'hexwyrm-position', version: 1, game: 'bridgehead', units: map.units });
}

/** Bridgehead without what opens positions. */
export const bridgeheadRules = defineGame<Types>({
  id: 'bridgehead',
  rulesVersion: 1,
  seats: SIDES,
  scenarios: SCENARIOS,
  schema: actionSchema,
  codec: HEXES,
  rules: { move, attack, end, concede },
  malformed: 'BH-1-a',
  gridOf: () => GRID,
  openBoard: (state) => ({ state }),
  openPlay: (state, dice) => ({ state, dice, events: [] }),
  setUp,
  deciders: ({ active }) => [active],
  playerAt: (_state, seat) => SIDES.find((side) => side === seat) ?? null,
  question: ({ phase }) => QUESTIONS[phase],
  offered: ({ phase }) => (phase === 'movement' ? ['move', 'end'] : ['attack', 'end']),
  waitsFor: () => null,
  anyTime: new Set(['concede'] as const),
  namesRefusal: ({ state }, _side, action) => {
    if ('unit' in action && (state.units[action.unit]?.hex ?? ELIMINATED) === ELIMINATED) return 'BH-2-a';
    return ('to' in action && action.to < 0) || ('hex' in action && action.hex < 0) ? 'BH-3-a' : null;
  },
  afterwards: judge,
  closeQuestion: endPhase,
  view: (state) => ({ ...cloneState(state), scenario: SCENARIO, frames: [] }),
  describe: save,
  sample: cloneState,
  scenarioOf: () => SCENARIO,
  seatsOf: () => SIDES,
  activeOf: ({ active }) => active,
  standingOf: ({ turn }) => ({ turn }),
  unitOf: (action) => ('unit' in action ? action.unit : null),
  travel: {
    steps: (board, side, unit) => {
      const { state } = board;
      if (state.phase !== 'movement' || state.units[unit]?.side !== side) return [];
      return movesOf(board, side, unit);
    },
    moveState: ({ state }, unit) => {
      const { hex, spent } = state.units[unit];
      if (hex === ELIMINATED) return null;
      const left = MOVEMENT_POINTS - spent;
      return {
        hex: GRID.names[hex],
        facing: null,
        spent,
        left,
        leftByRoad: left,
        byRoad: false,
        mode: null,
        moment: `${state.turn} ${state.active} ${state.phase}`,
        score: 0,
        stateKey: '',
      };
    },
    paid: (events, unit) =>
      events.reduce(
        (sum, event) => sum + (event.type === 'moved' && event.unit === unit ? event.cost : 0),
        0,
      ),
  },
  clone: cloneState,
  save,
});

function movesOf(board: Board, side: Side, unit: number): readonly Action[] {
  const sink = byIndexSink<Action, PrintedAction>(Number.POSITIVE_INFINITY, unit);
  move.list(board, side, sink);
  return sink.actions.filter((action) => action.type === 'move' && action.unit === unit);
}

/** Bridgehead, whole. */
export const bridgehead: Traveller<State, PrintedAction, Event, View> = { ...bridgeheadRules, load };
