import {
  type Decision,
  type Dice,
  type Game,
  type Odds,
  type Outlook,
  type Refusal,
  RefusedError,
  refuseSeat,
  type Seat,
  type Verdict,
} from '@hexwyrm/kernel';
import { type Action, type ActionType, actionSchema } from './actions.ts';
import { type Board, hexName, openBoard, openPlay, type Play } from './board.ts';
import type { Event } from './events.ts';
import { endPhase } from './flow.ts';
import { type Frame, isBeforeFirstTurn } from './frames.ts';
import { bodiesFall } from './monsters/carcass.ts';
import { isStepOf, paidFor, standOf, TRAVEL } from './movement/travel.ts';
import { savePosition } from './position/save.ts';
import { type Question, questionOf } from './questions.ts';
import type { Rule, Sink } from './rule.ts';
import { offered, RULES } from './rules.ts';
import { sampleState } from './setup/sample.ts';
import { SCENARIOS } from './setup/scenarios.ts';
import { setUp } from './setup/set-up.ts';
import { cloneState, type State } from './state.ts';
import { scoreOf } from './victory/score.ts';
import { judge, outlookOf } from './victory/victory.ts';
import { type View, viewFor } from './view.ts';
import {
  activeSide,
  type Clause,
  PHASE_NAMES,
  type Phase,
  SIDES,
  type Side,
  type UnitId,
} from './vocabulary.ts';

/** Who must choose in a frame: mostly one side; drafts ask both (DR-3.3.2-b), plans and side choices a seat. */
function deciders(state: State, frame: Frame | undefined): readonly Seat[] {
  if (!frame) return [state.seats[activeSide(state.phase)]];
  if (frame.kind === 'draft')
    return SIDES.filter((side) => !frame.ready[side]).map((side) => state.seats[side]);
  if (frame.kind === 'plan' || frame.kind === 'choose-side') return [frame.seat];
  return [state.seats[frame.side]];
}

const sideOfSeat = (state: State, seat: Seat): Side =>
  state.seats.invader === seat ? 'invader' : 'defender';

const phaseQuestion = (phase: Phase): Question => ({ clause: `DR-2.6.1.${phase}-a`, facts: {} });

function decision(state: State): Decision | null {
  if (state.outcome) return null;
  const frame = state.frames.at(-1);
  const phase = PHASE_NAMES[state.phase];
  const { clause, facts } = frame ? questionOf(state, frame) : phaseQuestion(state.phase);
  return {
    seats: deciders(state, frame),
    kind: frame?.kind ?? phase,
    clause,
    facts: { turn: state.turn, phase, ...facts },
  };
}

function list(board: Board, side: Side, limit: number): Action[] {
  const sink: Sink = { actions: [], limit };
  for (const type of offered(board.state.frames.at(-1), board.state.phase)) {
    RULES[type].list(board, side, sink);
    if (sink.actions.length >= limit) break;
  }
  return sink.actions;
}

function legal(state: State, seat: Seat): readonly Action[] {
  if (state.outcome || !deciders(state, state.frames.at(-1)).includes(seat)) return [];
  return list(openBoard(state), sideOfSeat(state, seat), Number.POSITIVE_INFINITY);
}

/** The legal steps of one unit's move. */
function steps(state: State, seat: Seat, unit: UnitId): readonly Action[] {
  const frame = state.frames.at(-1);
  if (state.outcome || !deciders(state, frame).includes(seat)) return [];
  const board = openBoard(state);
  const sink: Sink = { actions: [], limit: Number.POSITIVE_INFINITY, mover: unit };
  for (const type of offered(frame, state.phase))
    if (TRAVEL.has(type)) RULES[type].list(board, sideOfSeat(state, seat), sink);
  return sink.actions.filter(isStepOf(state.units[unit], unit));
}

const ruleFor = <T extends ActionType>(type: T): Rule<T> => RULES[type];

const ruleOf = (action: Action): Rule => ruleFor<ActionType>(action.type);

/** The one gate: everything passes here before it can change anything. */
function gate(board: Board, seat: Seat, action: Action): Refusal | null {
  const { state } = board;
  const rule = ruleOf(action);
  const side = sideOfSeat(state, seat);
  if (action.type === 'concede') return concessionRefusal(state, seat);
  const frame = state.frames.at(-1);
  if (state.outcome || !deciders(state, frame).includes(seat)) return refuseSeat(decision(state), seat);
  if (!offered(frame, state.phase).includes(action.type)) return untimely(state, rule);
  const clause = unitRefusal(state, side, action) ?? rule.refusal(board, side, action);
  if (clause === null) return null;
  const facts = namesNobody(state, action) ? undefined : rule.facts?.(board, side, action, clause);
  return facts ? { clause, facts } : { clause };
}

/** An open choice keeps the phase waiting; whatever the phase does not offer either has its own time. */
function untimely(state: State, { type, timing }: Rule): Refusal {
  const frame = state.frames.at(-1);
  const waits = !isBeforeFirstTurn(state.frames) && offered(undefined, state.phase).includes(type);
  return frame && waits ? questionOf(state, frame) : { clause: timing };
}

/** Giving up needs no turn of one's own. */
function concessionRefusal(state: State, seat: Seat): Refusal | null {
  if (state.outcome) return refuseSeat(null, seat);
  const seated = SIDES.some((side) => state.seats[side] === seat);
  return seated ? null : refuseSeat(decision(state), seat);
}

const namesNobody = (state: State, action: Action): boolean =>
  'unit' in action && action.unit !== undefined && state.units[action.unit] === undefined;

/** Orders go only to one's own units that are still in the game (DR-1.1-b). */
function unitRefusal(state: State, side: Side, action: Action): Clause | null {
  if (!('unit' in action) || action.unit === undefined) return null;
  const unit = state.units[action.unit];
  if (!unit || unit.hex < -1) return 'DR-1.1-b';
  return action.type !== 'face' && unit.side !== side ? 'DR-1.1-b' : null;
}

function explain(state: State, seat: Seat, proposal: unknown): Verdict<Action> {
  const parsed = actionSchema.safeParse(proposal);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return {
      ok: false,
      refusal: { clause: 'DR-1.1-b', facts: { field: issue.path.join('.'), reason: issue.message } },
    };
  }
  const refused = gate(openBoard(state), seat, parsed.data);
  return refused ? { ok: false, refusal: refused } : { ok: true, action: parsed.data };
}

function odds(state: State, seat: Seat, action: Action): Odds {
  const board = openBoard(state);
  if (gate(board, seat, action)) return [];
  return ruleOf(action).odds?.(board, sideOfSeat(state, seat), action) ?? [];
}

function scope(state: State, seat: Seat, action: Action): readonly string[] {
  const board = openBoard(state);
  if (gate(board, seat, action)) return [];
  return (ruleOf(action).scope?.(board, action) ?? []).map((hex) => hexName(board, hex));
}

function outlook(state: State, seat: Seat, action: Action): Outlook {
  const board = openBoard(state);
  if (gate(board, seat, action)) return outlookOf(board, []);
  const rule = ruleOf(action);
  const joined = rule.joined?.(board, sideOfSeat(state, seat), action) ?? null;
  return { ...outlookOf(board, rule.razes?.(board, action) ?? []), ...(joined && { joined }) };
}

function apply(state: State, seat: Seat, action: Action, dice: Dice): readonly Event[] {
  const play = openPlay(state, dice);
  const refused = gate(play, seat, action);
  if (refused) throw new RefusedError(refused);
  ruleOf(action).carryOut(play, sideOfSeat(state, seat), action);
  settle(play);
  return play.events;
}

/** Choices nobody makes for a player: his side, that his army is complete, and when dice fall on a joint attack. */
const isSolemn = (frame: Frame): boolean =>
  frame.kind === 'draft' ||
  frame.kind === 'plan' ||
  frame.kind === 'choose-side' ||
  (frame.kind === 'attack' && (frame.units.length > 1 || frame.bolt));

/** Tests for victory and takes every step that has one answer, until somebody has a real choice. */
function settle(play: Play): void {
  for (;;) {
    bodiesFall(play);
    judge(play);
    const { state } = play;
    if (state.outcome) return;
    const frame = state.frames.at(-1);
    const seats = deciders(state, frame);
    if (frame && isSolemn(frame)) return;
    const side = sideOfSeat(state, seats[0]);
    const choices = list(play, side, 2);
    if (choices.length > 1) return;
    if (choices.length === 1) ruleOf(choices[0]).carryOut(play, side, choices[0]);
    else endPhase(play);
  }
}

/** All but how a position is opened: few games begin with one, so a page fetches that when one does. */
export const dragonRageRules: Omit<Game<State, Action, Event, View>, 'load'> = {
  id: 'dragon-rage',
  rulesVersion: 2,
  seats: SIDES,
  scenarios: SCENARIOS,
  setup: (scenario, options, dice) => setUp(scenario, options, dice, settle),
  decision,
  legal,
  explain,
  odds,
  scope,
  outlook,
  apply,
  view: viewFor,
  sample: sampleState,
  outcome: (state) => state.outcome,
  scenarioOf: ({ scenario }) => scenario,
  seatsOf: ({ seats }) => [seats.invader, seats.defender],
  activeOf: ({ phase, seats }) => seats[activeSide(phase)],
  standingOf: (view) => ({ map: view.map, turn: view.turn, score: scoreOf(view), goal: view.goal }),
  unitOf: (action) => ('unit' in action ? (action.unit ?? null) : null),
  travel: { steps, stand: (state, unit) => standOf(openBoard(state), unit), paid: paidFor },
  clone: cloneState,
  save: savePosition,
};
