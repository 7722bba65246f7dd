import { leaveBattle, theBattle } from '../../core/battle.ts';
import { type Board, enemiesAt, nextToEnemy, type Play, putUnit, stackAt, unitOf } from '../../core/board.ts';
import type { Battle } from '../../core/frames.ts';
import { areNeighbours, hexName, neighboursOf } from '../../core/hexes.ts';
import type { Rule } from '../../core/rule.ts';
import type { Clause, Hex, Player, UnitId } from '../../core/vocabulary.ts';
import { enterFlood } from '../../harm/flooding.ts';
import { isHunted } from '../../harm/rage.ts';
import { mfOf } from '../../moon/figures.ts';
import { isInStack } from '../../stacks/fighters.ts';
import {
  hasGiant,
  isBoundSpirit,
  isHero,
  isIllusion,
  isSuperhero,
  isZombie,
  rootedBy,
} from '../../stacks/kinds.ts';
import { masteryHex } from '../../stacks/mastery.ts';
import { mountOf } from '../../stacks/mount.ts';
import { isCargo } from '../../terrain/cargo.ts';
import { closedLandRefusal } from '../../terrain/closed-lands.ts';
import { bearersOf, coverRefusal, needsCover } from './cover.ts';

/** Why the unit may not retreat at all, or null. */
function leaverRefusal(board: Board, player: Player, id: UnitId): Clause | null {
  const battle = theBattle(board);
  const { owner, hex } = unitOf(board, id);
  if (owner !== player || !battle.defenders.includes(id)) return 'DP-7.10.5-a';
  const contact = battle.attackers.some(
    (other) => isInStack(board, other) && areNeighbours(board, unitOf(board, other).hex, hex),
  );
  if (!contact) return 'DP-7.10.5.1-a';
  if (isHunted(board, battle, id)) return 'DP-8.7.2-g';
  if (isZombie(board, id)) return 'DP-16.3.2.5-g';
  if (isBoundSpirit(board, id)) return 'DP-7.13.2-b';
  if (isIllusion(board, id)) return 'DP-16.13.3.4-a';
  if (hex === masteryHex(board)) return 'DP-12.1-g';
  if (isHero(board, id)) return 'DP-7.10.5.5-a';
  if (stackAt(board, hex).some((other) => isSuperhero(board, other))) return 'DP-7.10.5.5-b';
  if (mfOf(board, id) === null) return 'DP-7.10.5.6-a';
  if (isCargo(board, id) && bearersOf(board, battle, id).length === 0) return 'DP-7.10.5.6-a';
  return rootedBy(board, id) ?? coverRefusal(board, battle, id);
}

/** Why no unit of the player may retreat into the hex, or null. */
function refugeRefusal(board: Board, player: Player, hex: Hex): Clause | null {
  const ground = board.world.land.terrain[hex];
  if (ground === 'lake' || ground === 'sea') return 'DP-7.10.5.3-a';
  if (enemiesAt(board, hex, player) || nextToEnemy(board, hex, player)) return 'DP-7.10.5.4-a';
  if (hasGiant(board, hex)) return 'DP-17.1-k';
  if (isNextToGiants(board, hex)) return 'DP-7.10.5.4-a';
  return closedLandRefusal(board, hex);
}

/** DP-17.1-c: giants that attack are enemies of all players. */
const isNextToGiants = (board: Board, hex: Hex): boolean =>
  board.state.phase === 'giants' && neighboursOf(board, hex).some((next) => hasGiant(board, next));

/** Why the unit may not retreat to the hex, or null: cargo goes where its bearer went (DP-7.10.5.6-a). */
function wayRefusal(board: Board, player: Player, id: UnitId, to: Hex): Clause | null {
  const battle = theBattle(board);
  if (!areNeighbours(board, unitOf(board, id).hex, to)) return 'DP-7.10.5-a';
  const bearers = bearersOf(board, battle, id).filter(({ to: hex }) => hex === to);
  if (isCargo(board, id) && bearers.length === 0) return 'DP-7.10.5.6-a';
  return refugeRefusal(board, player, to);
}

const refuges = (board: Board, player: Player, id: UnitId): Hex[] =>
  neighboursOf(board, unitOf(board, id).hex).filter((hex) => wayRefusal(board, player, id, hex) === null);

/** One defending unit leaves by one hex (7.10.5). */
export const retreat: Rule<'retreat'> = {
  type: 'retreat',
  timing: 'DP-7.10.5-a',
  list(board, player, sink) {
    for (const unit of theBattle(board).defenders) {
      if (leaverRefusal(board, player, unit) !== null) continue;
      for (const to of refuges(board, player, unit)) sink.add({ type: 'retreat', unit, to });
    }
  },
  refusal(board, player, { unit, to }) {
    return leaverRefusal(board, player, unit) ?? wayRefusal(board, player, unit, to);
  },
  carryOut(play, _player, { unit, to }) {
    const battle = theBattle(play);
    const { hex: from } = unitOf(play, unit);
    if (needsCover(play, battle, unit) && !battle.covered.includes(from)) battle.covered.push(from);
    const mount = mountOf(play, unit);
    if (mount >= 0) leave(play, battle, mount, to);
    leave(play, battle, unit, to);
    if (!battle.stirred.includes(to)) battle.stirred.push(to);
  },
};

function leave(play: Play, battle: Battle, unit: UnitId, to: Hex): void {
  const { hex: from } = unitOf(play, unit);
  battle.withdrawn.push({ unit, from, to });
  putUnit(play, unit, to);
  leaveBattle(play, unit);
  play.events.push({
    type: 'retreated',
    clause: 'DP-7.10.5-a',
    unit,
    from: hexName(play, from),
    to: hexName(play, to),
  });
  enterFlood(play, unit, true);
}

/** Whether a player has any unit that may leave. */
export function canRetreat(board: Board, player: Player): boolean {
  return theBattle(board).defenders.some(
    (id) => leaverRefusal(board, player, id) === null && refuges(board, player, id).length > 0,
  );
}

/** Defenders who cannot leave, and the clause that keeps them. */
export interface Held {
  readonly clause: Clause;
  readonly units: readonly UnitId[];
}

/** Obvious reasons, not reported: no attacker is adjacent, a spirit is bound to its stack, or the Hound stays with its rider. */
const PLAIN: ReadonlySet<Clause> = new Set<Clause>(['DP-7.10.5.1-a', 'DP-7.13.2-b', 'DP-16.14.3-a']);

/** Who of the player's defenders cannot leave, by what keeps them. */
export function heldBy(board: Board, player: Player): readonly Held[] {
  const held = new Map<Clause, UnitId[]>();
  for (const id of theBattle(board).defenders) {
    if (unitOf(board, id).owner !== player) continue;
    const clause = leaverRefusal(board, player, id) ?? noWay(board, player, id);
    if (clause !== null && !PLAIN.has(clause)) held.set(clause, [...(held.get(clause) ?? []), id]);
  }
  return [...held].map(([clause, units]) => ({ clause, units }));
}

/** What closes the hexes around a unit that has nowhere to go: others' units first, then closed lands, then water. */
function noWay(board: Board, player: Player, id: UnitId): Clause | null {
  const clauses = neighboursOf(board, unitOf(board, id).hex).map((hex) => wayRefusal(board, player, id, hex));
  if (clauses.includes(null)) return null;
  return (
    clauses.find((clause) => clause === 'DP-7.10.5.4-a') ??
    clauses.find((clause) => clause !== 'DP-7.10.5.3-a') ??
    'DP-7.10.5.3-a'
  );
}

/** Ends the player's retreat; if it ends because no unit can leave, all players see why. */
export function endRetreat(play: Play): void {
  const frame = play.state.frames.pop();
  if (frame?.kind !== 'retreat' || canRetreat(play, frame.player)) return;
  for (const { clause, units } of heldBy(play, frame.player))
    play.events.push({ type: 'held', clause, units: [...units] });
}
