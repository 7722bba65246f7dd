// Herds and treasures change hands (7.16): in melee, and by being left alone or joined when a phase ends.

import { attackerOf, leaveBattle, theBattle } from '../core/battle.ts';
import { type Board, changing, type Play, putUnit, stackAt, unitOf } from '../core/board.ts';
import { type Battle, type LossCause, topFrame } from '../core/frames.ts';
import { hexName } from '../core/hexes.ts';
import type { Rule } from '../core/rule.ts';
import { type Clause, type Hex, NOBODY, type Player, type UnitId } from '../core/vocabulary.ts';
import type { UnitType } from '../core/world/unit-types.ts';
import { isInStack } from '../stacks/fighters.ts';
import { hasGiant, isCapturable, isCaptured, isDinosaur, isGiant } from '../stacks/kinds.ts';
import { unitsWhose } from '../stacks/roster.ts';

/** Dinosaurs follow their company instead, mindless ones too (R-DPP-67). */
const canBePrize = ({ kind, front, back }: UnitType): boolean =>
  kind !== 'dinosaur' && [front, back].some((face) => face?.herd === true || face?.treasure === true);
const allPrizes = unitsWhose(canBePrize);

/** Hexes in which something could be captured, always in the same order. */
function prizeHexes(board: Board): Hex[] {
  const hexes = new Set(allPrizes(board).map((id) => unitOf(board, id).hex));
  return [...hexes].filter((hex) => hex >= 0).sort((a, b) => a - b);
}

/** DP-7.16-b, c, DP-6.4-b, DP-7.11.4-a, R-DPC-35: at the end of every phase, everywhere on the same board. */
export function settleCaptures(play: Play): void {
  const changes = prizeHexes(play).flatMap((hex) => {
    const stack = stackAt(play, hex);
    const keeper = stack.find((id) => unitOf(play, id).owner !== NOBODY && keeps(play, id));
    const owner = keeper === undefined ? NOBODY : unitOf(play, keeper).owner;
    return stack
      .filter((id) => isCapturable(play, id) && !isDinosaur(play, id) && unitOf(play, id).owner !== owner)
      .map((id) => ({ id, owner }));
  });
  for (const { id, owner } of changes) {
    if (owner === NOBODY) release(play, id);
    else takeOver(play, id, owner, 'DP-7.16-b');
  }
}

/** Whether the unit is company for others: nothing captured is, nor a dinosaur or giant. */
export const keeps = (board: Board, id: UnitId): boolean =>
  !isDinosaur(board, id) && !isGiant(board, id) && !(isCapturable(board, id) && isCaptured(board, id));

function release(play: Play, id: UnitId): void {
  changing(play, id).owner = NOBODY;
  play.events.push({ type: 'became-neutral', clause: 'DP-7.16-c', unit: id });
}

function takeOver(play: Play, id: UnitId, owner: Player, clause: Clause): void {
  const unit = changing(play, id);
  unit.owner = owner;
  const seat = play.state.seats[owner];
  play.events.push({ type: 'captured', clause, unit: id, seat, hex: hexName(play, unit.hex) });
}

/** DP-7.10.7.5-b, c: the hexes of the units that fought against it. */
function captorHexes(board: Board, battle: Battle, cause: LossCause): Hex[] {
  const by = cause === 'counter-attack' ? battle.by.attackers : battle.by.defenders;
  return [...new Set(by.filter((id) => isInStack(board, id)).map((id) => unitOf(board, id).hex))];
}

/** A herd or treasure taken in melee goes to its captors' hex and is out of the fight (DP-7.10.7.5-d). */
export function captureInMelee(play: Play, id: UnitId, cause: LossCause): void {
  const { state } = play;
  const battle = theBattle(play);
  leaveBattle(play, id);
  const player = cause === 'counter-attack' ? battle.commander : attackerOf(play);
  const hexes = captorHexes(play, battle, cause);
  state.frames.push({ kind: 'lead-away', player, unit: id, hexes });
}

const frameOf = (board: Board) => topFrame(board, 'lead-away');

/** It belongs to the player with units in the hex it is led to, and is neutral among giants. */
export const leadAway: Rule<'lead-away'> = {
  type: 'lead-away',
  timing: 'DP-7.10.7.5-b',
  list(board, _player, sink) {
    for (const to of frameOf(board).hexes) sink.add({ type: 'lead-away', to });
  },
  refusal: (board, _player, { to }) => (frameOf(board).hexes.includes(to) ? null : 'DP-7.10.7.5-b'),
  carryOut(play, player, { to }) {
    const { unit } = frameOf(play);
    play.state.frames.pop();
    const captor = stackAt(play, to).find((id) => unitOf(play, id).owner !== NOBODY);
    putUnit(play, unit, to);
    if (captor !== undefined) takeOver(play, unit, unitOf(play, captor).owner, 'DP-7.10.7.5-b');
    else if (hasGiant(play, to)) release(play, unit);
    else takeOver(play, unit, player, 'DP-7.10.7.5-b');
  },
};
