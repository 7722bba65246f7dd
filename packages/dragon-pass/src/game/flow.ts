import { changing, type Play, unitOf } from '../core/board.ts';
import type { FrameOf } from '../core/frames.ts';
import { hexName } from '../core/hexes.ts';
import type { Rule } from '../core/rule.ts';
import { phasesOf, turnsOf } from '../core/scenarios.ts';
import { firstInTurn, nextInTurn } from '../core/turn-order.ts';
import { MOON_PHASES, type MoonPhase, type Phase, SEGMENTS } from '../core/vocabulary.ts';
import { noteViolations } from '../dragonewts/cities.ts';
import { landFlyers } from '../harm/flooding.ts';
import { settleCaptures } from '../herds/capture.ts';
import { recallCommitted, recallSpirits } from '../magic/support.ts';
import { settleGlowline } from '../moon/glowline.ts';
import { lateUnits } from '../movement/finish.ts';
import { POWERS } from '../powers/powers.ts';
import { showsTops } from '../screening/knowledge.ts';
import { rollTurnOrder } from '../setup/turn-order-dice.ts';
import { findContacts } from '../stacks/contacts.ts';
import { settleControl } from '../victory/control.ts';
import { judgeEnd } from '../victory/victory.ts';
import { dutyRefusal } from './duties.ts';
import { rally } from './rally.ts';

/** The same whenever it is listed. */
const END = { byIndex: [{ type: 'end' }], printed: [{ type: 'end' }] } as const;

/** Ends the open phase: always allowed unless a duty is left undone. */
export const end: Rule<'end'> = {
  type: 'end',
  timing: 'DP-2-i',
  list(board, player, sink) {
    if (dutyRefusal(board, player) === null) sink.addKept(END);
  },
  refusal: (board, player) => dutyRefusal(board, player),
  facts(board) {
    const units = lateUnits(board);
    const hexes = [...new Set(units.map((id) => hexName(board, unitOf(board, id).hex)))];
    return units.length === 0 ? undefined : { units, hexes };
  },
  carryOut: (play) => endPhase(play),
};

/** The first player-turn of the first game-turn. */
export function startGame(play: Play): void {
  rollTurnOrder(play);
  beginGameTurn(play);
}

/** Closes the open phase and opens the next one of the player-turn, of the next player, or of the next game-turn. */
export function endPhase(play: Play): void {
  const { state } = play;
  const shown = showsTops(play);
  leavePhase(play, state.phase);
  if (state.outcome) return;
  const phases = phasesOf(state, state.active);
  const next = phases[phases.indexOf(state.phase) + 1];
  if (next !== undefined) {
    enterPhase(play, next, shown);
    return;
  }
  endPlayerTurn(play);
  const following = nextInTurn(state, state.active);
  if (following === null) bookkeeping(play);
  else {
    state.active = following;
    beginPlayerTurn(play);
  }
}

function beginGameTurn(play: Play): void {
  const { state } = play;
  const moon = state.moon === null ? null : MOON_PHASES[state.moon];
  play.events.push({ type: 'turn-began', clause: 'DP-2-a', turn: state.turn, moon });
  state.active = firstInTurn(state);
  const [first] = phasesOf(state, state.active);
  if (first !== undefined) state.phase = first;
  state.frames.push({ kind: 'segment', step: 0 });
}

/** DP-2-a: one segment after the other, then the first player-turn. */
export function proceedTurn(play: Play, frame: FrameOf<'segment'>): void {
  const segment = SEGMENTS[frame.step];
  if (segment === undefined) {
    play.state.frames.pop();
    beginPlayerTurn(play);
    return;
  }
  frame.step += 1;
  for (const power of POWERS) power.segments?.[segment]?.(play);
}

function beginPlayerTurn(play: Play): void {
  const [first] = phasesOf(play.state, play.state.active);
  if (first !== undefined) enterPhase(play, first);
}

function enterPhase(play: Play, phase: Phase, reveals = false): void {
  const { state } = play;
  state.phase = phase;
  const seat = state.seats[state.active];
  play.events.push({
    type: 'phase',
    clause: 'DP-2-i',
    turn: state.turn,
    seat,
    phase,
    ...(reveals && { reveals }),
  });
  if (phase === 'movement') recallSpirits(play);
  for (const power of POWERS) power.phaseBegins?.(play, phase);
  if (phase === 'commit') state.contacts = findContacts(play);
  if (phase === 'rally') rally(play);
}

function leavePhase(play: Play, phase: Phase): void {
  const { state } = play;
  settleControl(play);
  settleGlowline(play, true);
  noteViolations(play);
  if (phase !== 'commit' && phase !== 'battles') settleCaptures(play);
  state.restacked = [];
  state.caravans = [];
  state.acted = [];
  if (phase === 'movement') landFlyers(play);
  state.followed = undefined;
  for (const power of POWERS) power.phaseEnds?.(play, phase);
  if (phase === 'movement' || phase === 'giants') endMoves(play);
  if (phase === 'battles') recallCommitted(play);
  if (phase === 'support' || phase === 'giants') endCombat(play);
}

function endMoves(play: Play): void {
  play.state.units.forEach(({ did }, id) => {
    if (did !== null) changing(play, id).did = null;
  });
}

function endCombat(play: Play): void {
  const { state } = play;
  state.units.forEach(({ fought }, id) => {
    if (fought) changing(play, id).fought = false;
  });
  state.contacts = [];
  state.attackedFrom = [];
}

function endPlayerTurn(play: Play): void {
  const { state } = play;
  state.units.forEach(({ shaken }, id) => {
    if (shaken) changing(play, id).shaken = false;
  });
  state.killed = [];
  state.spent = [];
  state.hushed = undefined;
}

/** DP-2-d, e: the last game-turn ends the game, any other moves both markers on. */
function bookkeeping(play: Play): void {
  const { state } = play;
  if (state.turn === turnsOf(state)) {
    judgeEnd(play);
    return;
  }
  for (const power of POWERS) power.dayEnds?.(play);
  state.turn += 1;
  if (state.moon !== null) state.moon = nextPhase(state.moon);
  for (const power of POWERS) power.dayBegins?.(play);
  beginGameTurn(play);
}

/** DP-11.1-b: one space to the right, from Dying back to Black. */
const nextPhase = (moon: MoonPhase): MoonPhase => AFTER[moon];

const AFTER = [1, 2, 3, 4, 5, 6, 0] as const satisfies readonly MoonPhase[];
