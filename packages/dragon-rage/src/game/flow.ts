import { wildElementalsAttack } from '../combat/wild-elementals.ts';
import { brokenBridgesFall } from '../consequences/broken-bridge.ts';
import { bodiesFall } from '../consequences/carcass.ts';
import { isWild, type Play } from '../core/board.ts';
import type { Rule } from '../core/rule.ts';
import { activeSide, PHASE_NAMES, type Phase, type Side } from '../core/vocabulary.ts';
import { moveWildElementals } from '../magic/elemental/hunt.ts';
import { loseBolts } from '../magic/lightning/lightning.ts';
import { endSpells } from '../magic/spells.ts';
import { unlandedCrash, unlandedOdds } from '../movement/air/forced-landing.ts';
import { berserkDeaths, berserkOdds } from '../movement/berserk/death.ts';
import { elowynFlees } from '../movement/elowyn-flight.ts';
import { forgetGrudges } from '../movement/retaliation.ts';
import { callReinforcements } from '../setup/reinforcements.ts';
import { placeDemolitionMarkers } from '../terrain/demolition.ts';
import { closeEntrances } from '../terrain/entrances.ts';
import { smashFacedDoors } from '../terrain/smashing.ts';
import { elowynByShip } from '../victory/elowyn.ts';
import { noteAllInside } from '../victory/limits.ts';
import { pillage } from '../victory/pillage.ts';
import { judge, judgeTimeLimits } from '../victory/victory.ts';
import { dutyRefusal } from './duties.ts';

/** DR-2.6.1-a; scenarios in which the defender opens run 5-9 before 1-4 (R-DR-50). */
const INVADER_FIRST: readonly Phase[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const DEFENDER_FIRST: readonly Phase[] = [5, 6, 7, 8, 9, 1, 2, 3, 4, 10];

/** The phases of one turn in order; the introductory invader has no spell phase (DR-2.6.1-b). */
export function phasesOf(first: Side, introductory: boolean): readonly Phase[] {
  const order = first === 'invader' ? INVADER_FIRST : DEFENDER_FIRST;
  return introductory ? order.filter((phase) => phase !== 1) : order;
}

const turnOrder = (play: Play): readonly Phase[] =>
  phasesOf(play.state.first, play.state.options.profile !== 'full');

/** Ends the open phase: always allowed unless a duty is left undone. */
export const end: Rule<'end'> = {
  type: 'end',
  timing: 'DR-2.6.1-a',
  list(board, side, sink) {
    if (dutyRefusal(board, side) === null) sink.add({ type: 'end' });
  },
  refusal: (board, side) => dutyRefusal(board, side),
  odds: (board, side) => (board.state.phase === 4 ? berserkOdds(board) : unlandedOdds(board, side)),
  carryOut: (play) => endPhase(play),
};

/** Closes the open phase and opens the next. */
export function endPhase(play: Play): void {
  leavePhase(play, play.state.phase);
  bodiesFall(play);
  judge(play);
  if (play.state.outcome) return;
  const order = turnOrder(play);
  const next = order[order.indexOf(play.state.phase) + 1] ?? order[0];
  enterPhase(play, next);
}

export function startGame(play: Play): void {
  play.state.turn = 1;
  enterPhase(play, turnOrder(play)[0]);
}

function enterPhase(play: Play, phase: Phase): void {
  const { state } = play;
  const order = turnOrder(play);
  state.phase = phase;
  play.events.push({ type: 'phase', clause: 'DR-2.6.1-a', turn: state.turn, phase: PHASE_NAMES[phase] });
  if (phase === order[0]) noteAllInside(play);
  if (beginsPlayerTurn(order, phase)) beginPlayerTurn(play, activeSide(phase));
  if (phase === 2) smashFacedDoors(play);
  if (phase === 6) callReinforcements(play);
  if (phase === 4 || phase === 9) wildElementalsAttack(play);
  if (phase === 10) advanceTurn(play);
}

/** Spells open a player-turn; the introductory invader, who has none, opens with movement. */
const beginsPlayerTurn = (order: readonly Phase[], phase: Phase): boolean =>
  phase === 5 || phase === (order.includes(1) ? 1 : 2);

/** What lasted until the side's next player-turn ends (R-DR-35, R-DR-52). */
function beginPlayerTurn(play: Play, side: Side): void {
  for (const unit of play.state.units) if (unit.side === side) unit.fresh = false;
  if (side === 'defender') closeEntrances(play);
  endSpells(play, side);
}

function leavePhase(play: Play, phase: Phase): void {
  const side = activeSide(phase);
  if (phase === 2) smashFacedDoors(play);
  if (phase === 2 || phase === 7) {
    unlandedCrash(play, side);
    brokenBridgesFall(play, side);
    elowynFlees(play, side);
    moveWildElementals(play);
  }
  if (phase === 4 || phase === 9) endPlayerTurn(play, side);
}

/** The end of a melee phase closes the player-turn: what units did in it no longer matters. */
function endPlayerTurn(play: Play, side: Side): void {
  loseBolts(play);
  play.state.struck = [];
  placeDemolitionMarkers(play, side);
  if (side === 'invader') {
    pillage(play);
    forgetGrudges(play);
    berserkDeaths(play);
  }
  for (const unit of play.state.units) if (unit.side === side || isWild(unit)) unit.did = null;
}

/** DR-2.6.1.10-a: time limits, then the next box of the track. */
function advanceTurn(play: Play): void {
  const { state } = play;
  noteAllInside(play);
  judgeTimeLimits(play);
  if (state.outcome) return;
  state.turn++;
  for (const unit of state.units) if (unit.body) unit.body.hurtBy = [];
  elowynByShip(play);
  if (!state.outcome) enterPhase(play, turnOrder(play)[0]);
}
