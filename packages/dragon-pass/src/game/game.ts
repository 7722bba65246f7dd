import type { Dice, Seat } from '@hexwyrm/kernel';
import { defineGame, type Engine, type GameOf, type Question } from '@hexwyrm/wargame';
import type { Chooser } from '../battle/propose/proposals.ts';
import { proceed } from '../battle/sequence.ts';
import { type Action, actingUnit, type PrintedAction } from '../core/actions.ts';
import { type Board, copyBoard, openBoard, type Play } from '../core/board.ts';
import type { Event } from '../core/events.ts';
import { type Asking, type Frame, isBeforeFirstTurn } from '../core/frames.ts';
import { foresee, isFateful, rollAtOnce } from '../core/rolls.ts';
import { SCENARIOS } from '../core/scenarios.ts';
import { cloneState, type State } from '../core/state.ts';
import type { Clause, Hex, Player, UnitId } from '../core/vocabulary.ts';
import { worldFor } from '../core/world/world.ts';
import { settleGlowline } from '../moon/glowline.ts';
import { describeView, savePosition } from '../position/save.ts';
import { befall } from '../powers/befall.ts';
import { isRoused } from '../powers/giants/giants.ts';
import { FRAME_RULES, frameRule, isOfPower, type PowerFrame, powersWith } from '../powers/powers.ts';
import { markRevealing, secretsBefore } from '../screening/sight.ts';
import { judge } from '../victory/victory.ts';
import { HEXES, printedSchema } from './actions.ts';
import { isBegun } from './confirm.ts';
import { choiceDuty } from './duties.ts';
import { isFeint } from './feints.ts';
import { endPhase, proceedTurn } from './flow.ts';
import { openGame } from './hooks.ts';
import { chooserFor, proposalFor } from './proposals.ts';
import { PHASE_QUESTIONS, questionOf } from './questions.ts';
import { ANY_TIME, offered, REACTIONS, RULES } from './rules.ts';
import { sampleState } from './sample.ts';
import { setUp } from './set-up.ts';
import { moveStateOf, paidFor, travelSteps } from './travel/travel.ts';
import { waysOf } from './travel/ways.ts';
import { type View, viewFor } from './view.ts';

interface Types {
  readonly state: State;
  readonly action: Action;
  readonly printed: PrintedAction;
  readonly event: Event;
  readonly view: View;
  readonly board: Board;
  readonly play: Play;
  readonly player: Player;
  readonly clause: Clause;
}

const SETTLING = powersWith('settles');

const topOf = (state: State): Frame | undefined => state.frames.at(-1);

/** Who chooses: the player or players of the topmost frame, or the one whose turn it is. */
function decidersOf(state: State): readonly Seat[] {
  const { seats, active } = state;
  const asking: Asking | undefined = topOf(state);
  return asking?.players?.map((player) => seats[player]) ?? [seats[asking?.player ?? active]];
}

function playerAt({ seats }: State, seat: string): Player | null {
  const player = seats.indexOf(seat);
  return player < 0 ? null : player;
}

function question(state: State): Question<Clause> {
  const frame = topOf(state);
  if (!frame) return PHASE_QUESTIONS[state.phase];
  return { kind: frame.kind, ...questionOf(state, frame) };
}

/**
 * An open choice comes before the phase, before the setup of units after it, and before ending it if it is
 * mandatory.
 */
function waitsFor(board: Board, type: Action['type']): Clause | null {
  const { state } = board;
  const frame = topOf(state);
  if (!frame) return null;
  const next = isBeforeFirstTurn(state.frames) ? state.frames[0] : undefined;
  if (type !== 'done' && !offered(next, state.phase).includes(type)) return null;
  const duty = type === 'done' || type === 'end' ? choiceDuty(board, frame) : null;
  return duty ?? questionOf(state, frame).clause;
}

/** What actions may name; null: none. */
interface Names {
  readonly type: string;
  readonly unit?: UnitId | null;
  readonly by?: UnitId;
  readonly cargo?: UnitId;
  readonly hex?: Hex | null;
  readonly to?: Hex;
}

/** Refuses units and hexes that do not exist. */
function namesRefusal({ state }: Board, _player: Player, action: Action): Clause | null {
  const { unit, by, cargo, hex, to }: Names = action;
  const isNone = (id: UnitId | null | undefined): boolean =>
    id !== undefined && id !== null && state.units[id] === undefined;
  if (isNone(unit) || isNone(by) || isNone(cargo)) return 'DP-4-a';
  return (hex ?? 0) < 0 || (to ?? 0) < 0 ? 'DP-3.2-a' : null;
}

/** A choice of a power that asks no player. */
function proceedWith(play: Play, frame: PowerFrame): boolean {
  const { proceed } = frameRule<PowerFrame['kind']>(frame.kind);
  proceed?.(play, frame);
  return proceed !== undefined;
}

/** Battles, effects on an area, the segments of a game-turn and some of what powers do go on by themselves. */
function goOn(play: Play): boolean {
  const frame = topOf(play.state);
  if (frame?.kind === 'battle') proceed(play, frame);
  else if (frame?.kind === 'area-effect') befall(play, frame);
  else if (frame?.kind === 'segment') proceedTurn(play, frame);
  else return frame !== undefined && isOfPower(frame) && proceedWith(play, frame);
  return true;
}

/** Choices never made for a player: the moon, that their army is set up, and that a battle begins. */
const SOLEMN: ReadonlySet<Frame['kind']> = new Set(['moon', 'deploy', 'settle', 'declare']);

const isSolemn = (frame: Frame): boolean =>
  isOfPower(frame) ? (FRAME_RULES[frame.kind].isSolemn ?? false) : SOLEMN.has(frame.kind);

/** Asked only to avoid revealing whether a hidden stack has a superhero (R-DP-50). */
const isForShow = (frame: Frame): boolean => frame.kind === 'protect' && frame.left === 0;

/** Whether a player is asked despite a single answer: the player confirms before dice are rolled. */
function isAsked(board: Board, act: (dice: Dice) => void): boolean {
  const frame = topOf(board.state);
  if (!frame) return isFeint(board) || isRoused(board);
  return isSolemn(frame) || isForShow(frame) || (isBegun(board, frame) && isFateful(act));
}

/** A copy that shares all cached results valid for both. */
function clone(state: State): State {
  const copy = cloneState(state);
  copyBoard(state, copy);
  return copy;
}

function propose(state: State, player: Player, engine: Engine<Types>): readonly Action[] {
  const frame = topOf(state);
  if (!frame) return [];
  const choose = chooserFor(frame.kind);
  if (!choose) return proposalFor(openBoard(state), player, frame.kind);
  return rehearse(clone(state), player, choose, engine);
}

/** Takes one step after the other on a copy until the choice is settled or dice fall: each is legal after the last. */
function rehearse(
  copy: State,
  player: Player,
  choose: Chooser,
  { isRefused, carryOut }: Engine<Types>,
): readonly Action[] {
  const frame = topOf(copy);
  const actions: Action[] = [];
  while (frame && copy.frames.includes(frame)) {
    const action = choose(openBoard(copy), player);
    if (isRefused(copy, action)) return [];
    actions.push(action);
    let settled = true;
    foresee((dice) => {
      carryOut(openGame(copy, dice), player, action);
      settled = false;
    });
    if (settled) break;
  }
  return actions;
}

/** Which questions are asked and what others see of a move has changed; saved games go on as they began. */
function goBackToFirstRules(state: State): void {
  state.rules = undefined;
}

/** All but how a position is opened: few games begin with one, so a page fetches that when one does. */
export const dragonPassRules: Omit<GameOf<Types>, 'load'> = defineGame<Types>({
  id: 'dragon-pass',
  rulesVersion: 2,
  earlierRules: new Map([[1, goBackToFirstRules]]),
  seats: ['lunar', 'sartar', 'independents', 'tarsh'],
  scenarios: SCENARIOS,
  schema: printedSchema,
  codec: HEXES,
  rules: RULES,
  malformed: 'DP-2-i',
  gridOf: ({ corrections }) => worldFor(corrections).land.grid,
  openBoard,
  openPlay: openGame,
  setUp,
  deciders: decidersOf,
  playerAt,
  question,
  offered: (state) => offered(topOf(state), state.phase),
  waitsFor,
  anyTime: ANY_TIME,
  reactions: REACTIONS,
  namesRefusal,
  afterwards(play) {
    for (const power of SETTLING) power.settles?.(play);
    settleGlowline(play);
    judge(play);
  },
  proceed: goOn,
  isAsked: (play, _player, _only, act) => isAsked(play, act),
  closeQuestion(play) {
    if (play.state.frames.pop() === undefined) endPhase(play);
  },
  watch(play, type) {
    const secrets = secretsBefore(play, type);
    return secrets && (() => markRevealing(play, secrets));
  },
  foresee,
  rollAtOnce,
  propose,
  view: viewFor,
  describe: describeView,
  sample: sampleState,
  scenarioOf: ({ scenario }) => scenario,
  seatsOf: ({ seats }) => seats,
  activeOf: ({ seats, active }) => seats[active],
  standingOf: ({ turn }) => ({ turn }),
  unitOf: actingUnit,
  travel: { steps: travelSteps, moveState: moveStateOf, paid: paidFor, ways: waysOf },
  clone,
  save: savePosition,
});
