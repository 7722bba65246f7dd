import {
  type Decision,
  type Dice,
  type Game,
  type Odds,
  type Refusal,
  RefusedError,
  refuseSeat,
  type Seat,
  type Verdict,
} from '@hexwyrm/kernel';
import type * as z from 'zod/mini';
import { type Action, type ActionType, actingUnit, actionSchema } from './actions.ts';
import { proceed } from './battle/sequence.ts';
import { type Board, openBoard, openPlay, type Play } from './board.ts';
import type { Event } from './events.ts';
import { befall } from './exotics/area-effect.ts';
import { endPhase } from './flow.ts';
import { type Frame, isBeforeFirstTurn } from './frames.ts';
import { settleGlowline } from './moon/glowline.ts';
import { shareField } from './movement/field.ts';
import { paidFor, standOf, travelSteps } from './movement/travel.ts';
import { waysOf } from './movement/ways.ts';
import { savePosition } from './position/save.ts';
import { type Chooser, chooserFor, proposalFor } from './proposals.ts';
import { isBegun } from './put-together.ts';
import { phaseQuestion, questionOf } from './questions.ts';
import { foresee, isFateful } from './rolls.ts';
import type { Rule, Sink } from './rule.ts';
import { ANY_TIME, offered, REACTIONS, RULES } from './rules.ts';
import { isFeint } from './screening/feints.ts';
import { sampleState } from './screening/sample.ts';
import { markRevealing, secretsBefore } from './screening/sight.ts';
import { SCENARIOS } from './setup/scenarios.ts';
import { setUp } from './setup/set-up.ts';
import { MeantActions } from './sinks.ts';
import { shareRoster } from './stacks/roster.ts';
import { cloneState, type State } from './state.ts';
import { judge } from './victory/victory.ts';
import { type View, viewFor } from './view.ts';
import type { Clause, Player } from './vocabulary.ts';

const topOf = (state: State): Frame | undefined => state.frames.at(-1);

/** Who chooses: the player of the topmost frame, or the one whose turn it is. */
function deciderOf(state: State): Player {
  const frame = topOf(state);
  return frame && frame.kind !== 'battle' ? frame.player : state.active;
}

function decision(state: State): Decision | null {
  if (state.outcome) return null;
  const frame = topOf(state);
  const { clause, facts } = frame ? questionOf(state, frame) : phaseQuestion(state.phase);
  return {
    seats: [state.seats[deciderOf(state)] ?? ''],
    kind: frame?.kind ?? state.phase,
    clause,
    facts: { turn: state.turn, phase: state.phase, ...facts },
  };
}

/** All that the open frame or phase offers the player. */
function list(board: Board, player: Player, sink: Sink): void {
  const types = offered(topOf(board.state)?.kind, board.state.phase);
  for (const type of types) {
    RULES[type].list(board, player, sink);
    if (sink.isFull()) break;
  }
}

/** Everything the seat may answer. */
export function listLegal(state: State, seat: Seat, sink: Sink): void {
  const player = deciderOf(state);
  if (!state.outcome && state.seats[player] === seat) list(openBoard(state), player, sink);
}

function legal(state: State, seat: Seat): readonly Action[] {
  const sink = new MeantActions();
  listLegal(state, seat, sink);
  return sink.actions;
}

/** What the seat may do unasked, and is not offered anyway. */
function reactions(state: State, seat: Seat): readonly Action[] {
  const player = state.seats.indexOf(seat);
  if (state.outcome || player < 0) return [];
  const asked = deciderOf(state) === player ? offered(topOf(state)?.kind, state.phase) : [];
  const sink = new MeantActions();
  for (const type of REACTIONS) if (!asked.includes(type)) RULES[type].list(openBoard(state), player, sink);
  return sink.actions;
}

const ruleFor = <T extends ActionType>(type: T): Rule<T> => RULES[type];

const ruleOf = (action: Action): Rule => ruleFor<ActionType>(action.type);

/** The one gate: everything passes here before it can change anything. */
function gate(board: Board, seat: Seat, action: Action): Refusal | null {
  const { state } = board;
  const player = state.seats.indexOf(seat);
  const rule = ruleOf(action);
  const asked = !state.outcome && deciderOf(state) === player;
  const timely = offered(topOf(state)?.kind, state.phase).includes(action.type);
  if (!(asked && timely) && !(ANY_TIME.has(action.type) && player >= 0 && !state.outcome)) {
    return asked ? untimely(state, rule) : refuseSeat(decision(state), seat);
  }
  const unknown = unitRefusal(board, action);
  if (unknown !== null) return { clause: unknown };
  const clause = rule.refusal(board, player, action);
  if (clause === null) return null;
  const facts = rule.facts?.(board, player, action, clause);
  return facts ? { clause, facts } : { clause };
}

/** An open choice keeps the phase waiting; whatever the phase does not offer either has its own time. */
function untimely(state: State, { type, timing }: Rule): Refusal {
  const frame = topOf(state);
  const waits = !isBeforeFirstTurn(state.frames) && offered(undefined, state.phase).includes(type);
  return frame && waits ? questionOf(state, frame) : { clause: timing };
}

/** Nobody orders units or names hexes that do not exist. */
function unitRefusal({ state, world }: Board, action: Action): Clause | null {
  if ('unit' in action && action.unit !== null && state.units[action.unit] === undefined) return 'DP-4-a';
  if ('by' in action && state.units[action.by] === undefined) return 'DP-4-a';
  if ('cargo' in action && state.units[action.cargo] === undefined) return 'DP-4-a';
  if ('hex' in action && action.hex !== null && action.hex >= world.land.grid.size) return 'DP-3.2-a';
  if ('to' in action && action.to >= world.land.grid.size) return 'DP-3.2-a';
  return null;
}

/** What is no action at all, and where it goes wrong. */
export function misread({ issues: [issue] }: z.core.$ZodError): Refusal {
  const facts = { field: issue?.path.join('.') ?? '', reason: issue?.message ?? '' };
  return { clause: 'DP-2-i', facts };
}

function explain(state: State, seat: Seat, proposal: unknown): Verdict<Action> {
  const parsed = actionSchema.safeParse(proposal);
  if (!parsed.success) return { ok: false, refusal: misread(parsed.error) };
  const refused = gate(openBoard(state), seat, parsed.data);
  return refused ? { ok: false, refusal: refused } : { ok: true, action: parsed.data };
}

function odds(state: State, seat: Seat, action: Action): Odds {
  const board = openBoard(state);
  if (gate(board, seat, action)) return [];
  const rule = ruleOf(action);
  const player = state.seats.indexOf(seat);
  if (rule.odds) return rule.odds(board, player, action);
  return foresee((dice) => carryOut(openPlay(clone(state), dice), player, action));
}

/** The action, and everything that follows from it until somebody has a real choice. */
function carryOut(play: Play, player: Player, action: Action): void {
  ruleOf(action).carryOut(play, player, action);
  settle(play);
}

function apply(state: State, seat: Seat, action: Action, dice: Dice): readonly Event[] {
  const play = openPlay(state, dice);
  const refused = gate(play, seat, action);
  if (refused) throw new RefusedError(refused);
  const secrets = secretsBefore(play, action.type);
  carryOut(play, state.seats.indexOf(seat), action);
  markRevealing(play, secrets);
  return play.events;
}

/** Choices nobody makes for a player: the moon, that his army is set up, and that a battle begins. */
const SOLEMN: ReadonlySet<Frame['kind']> = new Set(['moon', 'deploy', 'freeze', 'declare']);

/** Asked so that the question itself betrays no superhero in a hidden stack (R-DP-50). */
const isForShow = (frame: Frame): boolean => frame.kind === 'protect' && frame.left === 0;

/** Whether a player is asked although there is one answer: dice fall on what he put together when he says so. */
function isAsked(board: Board, frame: Frame, player: Player, only: Action): boolean {
  if (SOLEMN.has(frame.kind) || isForShow(frame)) return true;
  const { state } = board;
  return isBegun(board, frame) && isFateful((dice) => carryOut(openPlay(clone(state), dice), player, only));
}

/** Goes on by itself through battles and every step that has one answer, until somebody has a real choice. */
function settle(play: Play): void {
  const { state } = play;
  for (;;) {
    settleGlowline(play);
    judge(play);
    if (state.outcome) return;
    const frame = topOf(state);
    if (frame?.kind === 'battle') {
      proceed(play, frame);
      continue;
    }
    if (frame?.kind === 'area-effect') {
      befall(play, frame);
      continue;
    }
    const player = deciderOf(state);
    const sink = new MeantActions(2);
    list(play, player, sink);
    const [only, another] = sink.actions;
    if (another || (only && (frame ? isAsked(play, frame, player, only) : isFeint(play)))) return;
    if (only) ruleOf(only).carryOut(play, player, only);
    else if (frame) state.frames.pop();
    else endPhase(play);
  }
}

/** A copy, and for it all that was worked out for the game and holds for both. */
function clone(state: State): State {
  const copy = cloneState(state);
  shareRoster(state, copy);
  shareField(state, copy);
  return copy;
}

function propose(state: State, seat: Seat): readonly Action[] {
  const frame = topOf(state);
  const player = deciderOf(state);
  if (state.outcome || !frame || state.seats[player] !== seat) return [];
  const choose = chooserFor(frame.kind);
  return choose ? rehearse(state, player, choose) : proposalFor(openBoard(state), player, frame.kind);
}

/** Takes one step after the other on a copy until the choice is settled or dice fall: each is legal after the last. */
function rehearse(state: State, player: Player, choose: Chooser): readonly Action[] {
  const copy = clone(state);
  const frame = topOf(copy);
  const actions: Action[] = [];
  while (frame && copy.frames.includes(frame)) {
    const action = choose(openBoard(copy), player);
    if (gate(openBoard(copy), copy.seats[player] ?? '', action)) return [];
    actions.push(action);
    let settled = true;
    foresee((dice) => {
      carryOut(openPlay(copy, dice), player, action);
      settled = false;
    });
    if (settled) break;
  }
  return actions;
}

/** Which questions are asked and what others see of a move has changed; saved games go on as they began. */
function goBackToFirstRules(state: State): void {
  delete state.rules;
}

/** All but how a position is opened: few games begin with one, so a page fetches that when one does. */
export const dragonPassRules = {
  id: 'dragon-pass',
  rulesVersion: 2,
  earlierRules: new Map([[1, goBackToFirstRules]]),
  seats: ['lunar', 'sartar', 'independents', 'tarsh'],
  scenarios: SCENARIOS,
  setup: (scenario, options, dice) => setUp(scenario, options, dice, settle),
  decision,
  legal,
  reactions,
  explain,
  propose,
  odds,
  apply,
  view: viewFor,
  sample: sampleState,
  outcome: (state) => state.outcome,
  scenarioOf: ({ scenario }) => scenario,
  seatsOf: ({ seats }) => seats,
  activeOf: ({ seats, active }) => seats[active],
  standingOf: ({ turn }) => ({ turn }),
  unitOf: (action) => actingUnit(action),
  travel: {
    steps: (state, seat, unit) =>
      state.seats[deciderOf(state)] === seat ? travelSteps(openBoard(state), deciderOf(state), unit) : [],
    stand: (state, unit) => standOf(openBoard(state), unit),
    paid: paidFor,
    ways: (state, seat, unit) =>
      state.seats[deciderOf(state)] === seat ? waysOf(openBoard(state), deciderOf(state), unit) : [],
  },
  clone,
  save: savePosition,
} satisfies Omit<Game<State, Action, Event, View>, 'load'>;
