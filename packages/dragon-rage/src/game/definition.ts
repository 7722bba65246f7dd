import { defineGame, type GameOf, type Question } from '@hexwyrm/wargame';
import { tellOpenAttack } from '../combat/resolution.ts';
import { bodiesFall } from '../consequences/carcass.ts';
import type { Action, ActionType, PrintedAction } from '../core/actions.ts';
import { type Board, openBoard, openPlay, type Play } from '../core/board.ts';
import type { Event } from '../core/events.ts';
import { type Frame, isBeforeFirstTurn } from '../core/frames.ts';
import { listOfActions, type Rule } from '../core/rule.ts';
import type { State } from '../core/state.ts';
import { activeSide, type Clause, SIDES, type Side, type UnitId } from '../core/vocabulary.ts';
import { isStepOf, moveStateOf, paidFor, TRAVEL } from '../movement/travel.ts';
import { savePosition } from '../position/save.ts';
import { sampleState } from '../setup/sample.ts';
import { SCENARIOS } from '../setup/scenarios.ts';
import { setUp } from '../setup/set-up.ts';
import { cloneState } from '../state/clone.ts';
import { scoreOf } from '../victory/score.ts';
import { judge, outlookOf } from '../victory/victory.ts';
import { worldFor } from '../world/world.ts';
import { HEXES, printedSchema } from './actions.ts';
import { endPhase } from './flow.ts';
import { PHASE_QUESTIONS, questionOf } from './questions.ts';
import { offered, RULES } from './rules.ts';
import { describeView, type View, viewFor } from './view.ts';

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

const topOf = ({ frames }: State): Frame | undefined => frames.at(-1);

/** Who must choose: mostly one side; drafts ask both (DR-3.3.2-b), plans and side choices a seat. */
function deciders(state: State): readonly string[] {
  const frame = topOf(state);
  if (!frame) return [state.seats[activeSide(state.phase)]];
  if (frame.kind === 'draft')
    return SIDES.filter((side) => !frame.ready[side]).map((side) => state.seats[side]);
  if (frame.kind === 'plan' || frame.kind === 'choose-side') return [frame.seat];
  return [state.seats[frame.side]];
}

function playerAt({ seats }: State, seat: string): Side | null {
  if (seats.invader === seat) return 'invader';
  return seats.defender === seat ? 'defender' : null;
}

function question(state: State): Question<Clause> {
  const frame = topOf(state);
  if (!frame) return PHASE_QUESTIONS[state.phase];
  return { kind: frame.kind, ...questionOf(state, frame) };
}

/** Orders go only to the player's own units that are still in the game (DR-1.1-b). */
function namesRefusal({ state }: Board, side: Side, action: Action): Clause | null {
  if (!('unit' in action) || action.unit === undefined) return null;
  const unit = state.units[action.unit];
  if (!unit || unit.hex < -1) return 'DR-1.1-b';
  return action.type !== 'face' && unit.side !== side ? 'DR-1.1-b' : null;
}

/** Choices never made for a player: their side, that the army is complete, when to roll a joint attack. */
function isAlwaysAsked(state: State): boolean {
  const frame = topOf(state);
  if (!frame) return false;
  if (frame.kind === 'attack') return frame.units.length > 1 || frame.bolt;
  return frame.kind === 'draft' || frame.kind === 'plan' || frame.kind === 'choose-side';
}

const ruleFor = <T extends ActionType>(type: T): Rule<T> => RULES[type];

/** The legal steps of one unit's move. */
function travelSteps(board: Board, side: Side, unit: UnitId): readonly Action[] {
  const { state } = board;
  const sink = listOfActions(Number.POSITIVE_INFINITY, unit);
  for (const type of offered(topOf(state), state.phase))
    if (TRAVEL.has(type)) RULES[type].list(board, side, sink);
  return sink.actions.filter(isStepOf(state.units[unit], unit));
}

/** All but how a position is opened: few games begin with one, so a page fetches that when one does. */
export const dragonRageRules: Omit<GameOf<Types>, 'load'> = defineGame<Types>({
  id: 'dragon-rage',
  rulesVersion: 2,
  seats: SIDES,
  scenarios: SCENARIOS,
  schema: printedSchema,
  codec: HEXES,
  rules: RULES,
  malformed: 'DR-1.1-b',
  gridOf: ({ map, corrections }) => worldFor(map, corrections).map.grid,
  openBoard,
  openPlay,
  setUp,
  deciders,
  playerAt,
  question,
  offered: (state) => offered(topOf(state), state.phase),
  waitsFor: ({ state }, type) => {
    const frame = topOf(state);
    const waits = !isBeforeFirstTurn(state.frames) && offered(undefined, state.phase).includes(type);
    return frame && waits ? questionOf(state, frame).clause : null;
  },
  anyTime: new Set(['concede']),
  namesRefusal,
  afterwards(play) {
    bodiesFall(play);
    judge(play);
  },
  isAlwaysAsked,
  closeQuestion: endPhase,
  watch: (play) => () => tellOpenAttack(play),
  outlook(board, admitted) {
    if (admitted === null) return outlookOf(board, []);
    const { player, action } = admitted;
    const rule = ruleFor<ActionType>(action.type);
    const joined = rule.joined?.(board, player, action) ?? null;
    return { ...outlookOf(board, rule.razes?.(board, action) ?? []), ...(joined && { joined }) };
  },
  view: viewFor,
  describe: describeView,
  sample: sampleState,
  scenarioOf: ({ scenario }) => scenario,
  seatsOf: ({ seats }) => [seats.invader, seats.defender],
  activeOf: ({ phase, seats }) => seats[activeSide(phase)],
  standingOf: (view) => ({ map: view.map, turn: view.turn, score: scoreOf(view), goal: view.goal }),
  unitOf: (action) => ('unit' in action ? (action.unit ?? null) : null),
  travel: { steps: travelSteps, moveState: moveStateOf, paid: paidFor },
  clone: cloneState,
  save: savePosition,
});
