import { theBattle } from '../../core/battle.ts';
import {
  type Board,
  faceOf,
  isInactive,
  nextToEnemy,
  type Play,
  putUnit,
  stackAt,
  stackOf,
  unitOf,
} from '../../core/board.ts';
import { topFrame } from '../../core/frames.ts';
import { areNeighbours, hexName, neighboursOf } from '../../core/hexes.ts';
import type { Rule } from '../../core/rule.ts';
import { sideInMotion } from '../../core/turn-order.ts';
import type { Clause, Hex, UnitId } from '../../core/vocabulary.ts';
import { enterFlood } from '../../harm/flooding.ts';
import { mfOf } from '../../moon/figures.ts';
import { chainRefusal } from '../../powers/delecti/chain.ts';
import { assailantsOf, boundAttackers, boundTargets, fresh } from '../../stacks/contacts.ts';
import { isInStack } from '../../stacks/fighters.ts';
import { isDisrupted, isIllusion, rootedBy } from '../../stacks/kinds.ts';
import { controlledGiant, giantMaster } from '../../stacks/mastery.ts';
import { mountOf } from '../../stacks/mount.ts';
import { canCarry, isCargo } from '../../terrain/cargo.ts';
import { closedLandRefusal } from '../../terrain/closed-lands.ts';
import { isBlindIn, mustStopIn } from '../../terrain/darkness.ts';

/** DP-7.11.2-a: from this MF on a unit may advance a second hex. */
const FAST = 5;
/** DP-7.11.2-d, R-DPC-73. */
const ROUGH: ReadonlySet<string> = new Set(['forest', 'marsh', 'hill-forest', 'mountain', 'lake', 'sea']);

const frameOf = (board: Board) => topFrame(board, 'advance');

/** The hexes of a unit's advance so far, including its start. */
const wayOf = (board: Board, id: UnitId): readonly Hex[] =>
  frameOf(board).moved.find(({ unit }) => unit === id)?.way ?? [unitOf(board, id).hex];

/** DP-7.11.1-a: defended when the battle began, and no more. */
export const vacated = (board: Board): Hex[] =>
  theBattle(board).targets.filter((hex) => !stackAt(board, hex).some((id) => isInactive(board, id)));

/** DP-7.11.1-d, 7.11.3: who took part, is not disrupted and can move. */
export function canAdvance(board: Board, id: UnitId): boolean {
  return (
    theBattle(board).attackers.includes(id) &&
    isInStack(board, id) &&
    !isDisrupted(board, id) &&
    rootedBy(board, id) === null &&
    mfOf(board, id) !== null
  );
}

function wayRefusal(board: Board, id: UnitId, to: Hex): Clause | null {
  const { hex } = unitOf(board, id);
  const way = wayOf(board, id);
  if (!areNeighbours(board, hex, to)) {
    if (way.length > 1) return 'DP-7.11.2-a';
    return vacated(board).includes(to) ? 'DP-7.11.1-d' : 'DP-7.11.2-b';
  }
  if (isCrowded(board, id, to)) return 'DP-12.1-f';
  const broken = chainRefusal(board, id, to);
  if (broken !== null) return broken;
  if (isCargo(board, id)) return isCarried(board, [...way, to]) ? null : 'DP-7.11.3-b';
  if (way.length === 1) return vacated(board).includes(to) ? closedLandRefusal(board, to) : 'DP-7.11.2-b';
  if (way.length > 2 || (mfOf(board, id) ?? 0) < FAST) return 'DP-7.11.2-a';
  if (stackAt(board, to).some((other) => isInactive(board, other))) return 'DP-7.11.2-e';
  if (nextToEnemy(board, hex, sideInMotion(board.state))) return 'DP-7.11.2-c';
  if (isBlindIn(board, id) && mustStopIn(board, id, hex)) return 'DP-16.14.2-d';
  return secondHexRefusal(board, to);
}

/** DP-12.1-f: the giant that Argrath controls shares its hex with him alone of all units of his player. */
function isCrowded(board: Board, id: UnitId, to: Hex): boolean {
  const giant = controlledGiant(board);
  const master = giantMaster(board);
  if (giant < 0 || id === master) return false;
  if (id !== giant) return unitOf(board, giant).hex === to;
  return stackOf(board, to, unitOf(board, giant).owner).some((other) => other !== master);
}

/** DP-7.11.3-b: a unit that can carry it has gone the same way, hex by hex. */
const isCarried = (board: Board, way: readonly Hex[]): boolean =>
  frameOf(board).moved.some(
    (bearer) => canCarry(board, bearer.unit) && way.every((hex, step) => bearer.way[step] === hex),
  );

/** DP-7.11.2-f, R-DPC-74: units that must attack, or that a mandatory attack on a stack still needs. */
const willAttack = (board: Board, hex: Hex): boolean =>
  boundAttackers(board).includes(hex) ||
  boundTargets(board).some((target) => assailantsOf(board, target).every((active) => active === hex));

function secondHexRefusal(board: Board, to: Hex): Clause | null {
  const ground = board.world.land.terrain[to];
  if (ROUGH.has(ground)) return 'DP-7.11.2-d';
  if (willAttack(board, to)) return 'DP-7.11.2-f';
  return closedLandRefusal(board, to);
}

/** One hex of an advance into ground the enemy has left (7.11). */
export const advance: Rule<'advance'> = {
  type: 'advance',
  timing: 'DP-7.11.1-c',
  list(board, _player, sink) {
    for (const unit of theBattle(board).attackers) {
      if (!canAdvance(board, unit)) continue;
      for (const to of neighboursOf(board, unitOf(board, unit).hex))
        if (wayRefusal(board, unit, to) === null) sink.add({ type: 'advance', unit, to });
    }
  },
  refusal(board, _player, { unit, to }) {
    if (!theBattle(board).attackers.includes(unit)) return 'DP-7.11.1-d';
    if (isIllusion(board, unit)) return 'DP-16.13.3.4-e';
    const root = rootedBy(board, unit);
    if (root !== null) return root;
    if (!canAdvance(board, unit)) return 'DP-7.11.3-a';
    return wayRefusal(board, unit, to);
  },
  carryOut(play, _player, { unit, to }) {
    const { hex: from } = unitOf(play, unit);
    note(play, unit, to);
    // R-DPC-74: a garrison that is joined has made its choice not to attack.
    if (fresh(play, to).length > 0) play.state.attackedFrom.push(to);
    const mount = mountOf(play, unit);
    if (mount >= 0) putUnit(play, mount, to);
    putUnit(play, unit, to);
    const { stirred } = theBattle(play);
    if (!stirred.includes(to)) stirred.push(to);
    play.events.push({
      type: 'advanced',
      clause: 'DP-7.11.1-c',
      unit,
      from: hexName(play, from),
      to: hexName(play, to),
    });
    if (mount >= 0) enterFlood(play, mount, false);
    enterFlood(play, unit, false);
  },
};

function note(play: Play, id: UnitId, to: Hex): void {
  const { moved } = frameOf(play);
  const entry = moved.find(({ unit }) => unit === id);
  if (entry) entry.way.push(to);
  else moved.push({ unit: id, way: [unitOf(play, id).hex, to] });
}

/** Advancing is over: fliers come down (DP-12.3-u). */
export function advanceEnds(play: Play): void {
  const { moved } = frameOf(play);
  play.state.frames.pop();
  for (const { unit } of moved) if (faceOf(play, unit).flies) enterFlood(play, unit, true);
}
