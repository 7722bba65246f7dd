// Units of other players that move next to Hungry Jack may be devoured (16.10.2).

import type { RollOdds } from '@hexwyrm/kernel';
import { type Board, changing, type Play, unitOf } from '../../core/board.ts';
import { areNeighbours, neighboursOf } from '../../core/hexes.ts';
import { throwDie } from '../../core/rolls.ts';
import { NOBODY, type UnitId } from '../../core/vocabulary.ts';
import { eliminate } from '../../harm/harm.ts';
import { blameForExotic } from '../../heroes/berserk.ts';
import { escapeOdds } from '../../heroes/escape.ts';
import { keepSight } from '../../screening/knowledge.ts';
import { isDragon, isHero, isSuperhero } from '../../stacks/kinds.ts';
import { leaveCaravan } from '../../terrain/caravans.ts';
import { exertsZoc, topOf } from '../../terrain/field.ts';
import { allowanceOf } from '../../terrain/mover.ts';
import { type Lair, lairOf } from './jack.ts';

export interface Events {
  'devouring-rolled': { unit: UnitId; by: UnitId; die: number; success: boolean };
}

/** DP-16.10.2-g: up to this a unit is devoured. */
const DEVOURED = 3;

/** DP-16.10.2-g, j, k: whether Hungry Jack goes for the unit if it enters a hex next to it. */
export function isPrey(board: Board, { owner: keeper }: Lair, id: UnitId): boolean {
  const { owner } = unitOf(board, id);
  return owner !== NOBODY && owner !== keeper && !isDragon(board, id);
}

/** A unit has moved into its hex, or was carried there: called or not, it faces the roll next to Hungry Jack (DP-16.10.2-k). */
export function meetJack(play: Play, id: UnitId): void {
  const jack = lairOf(play);
  const { hex } = unitOf(play, id);
  if (!jack || hex < 0 || !areNeighbours(play, hex, jack.hex) || !isPrey(play, jack, id)) return;
  const die = throwDie(play, () => [devouringOdds(play, id)]);
  const devoured = die <= DEVOURED;
  const { screening } = play.state.options;
  // R-DP-73: who faces Hungry Jack is seen by all.
  keepSight(play, id);
  play.events.push({
    type: 'devouring-rolled',
    clause: 'DP-16.10.2-g',
    unit: id,
    by: jack.id,
    die,
    success: devoured,
    ...(screening && { reveals: true }),
  });
  if (devoured && !escapes(play, id)) {
    leaveCaravan(play, id);
    eliminate(play, id, isMighty(play, id) ? 'DP-16.10.2-h' : 'DP-16.10.2-g', true);
    blameForExotic(play, [id], jack.id);
    return;
  }
  if (devoured) eliminate(play, jack.id, 'DP-16.10.2-h');
  setFree(play, id, jack);
}

const isMighty = (board: Board, id: UnitId): boolean => isHero(board, id) || isSuperhero(board, id);

const needsOf = ({ world }: Board, superhero: boolean): number =>
  superhero ? world.tables.escape.superhero : world.tables.escape.hero;

/** DP-16.10.2-h, i: on the spot, and for the last time. */
function escapes(play: Play, id: UnitId): boolean {
  if (!isMighty(play, id)) return false;
  const superhero = isSuperhero(play, id);
  const needs = needsOf(play, superhero);
  const die = throwDie(play, () => [escapeOdds(id, needs)]);
  const success = die >= needs;
  const clause = superhero ? 'DP-16.10.2-i' : 'DP-16.10.2-h';
  play.events.push({ type: 'escape-rolled', clause, unit: id, die, needs, success });
  return success;
}

/** R-DPP-82: it goes on with what it has left, heeding no zone of control of Hungry Jack's on its first hex; or it stays. */
function setFree(play: Play, id: UnitId, jack: Lair): void {
  const { did } = unitOf(play, id);
  if (did === null) return;
  const stopped = did.spent > allowanceOf(play, id) || isBoundByOthers(play, id, jack);
  changing(play, id).did = { ...did, stopped, freed: true };
}

function isBoundByOthers(board: Board, id: UnitId, jack: Lair): boolean {
  const { hex, owner } = unitOf(board, id);
  return neighboursOf(board, hex).some((next) => {
    const top = next === jack.hex ? -1 : topOf(board, next);
    return top >= 0 && unitOf(board, top).owner !== owner && exertsZoc(board, top);
  });
}

/** What becomes of a unit beside Hungry Jack; a hero who is seized may kill it (DP-16.10.2-h). */
export function devouringOdds(board: Board, id: UnitId): RollOdds {
  const odds = { roll: 'devouring', clause: 'DP-16.10.2-g', unit: id, dice: 1, needs: DEVOURED + 1 } as const;
  const rest = { ...odds, modifier: 0, modifiers: [], chance: [6 - DEVOURED, 6] as const };
  const spared = { result: 'spared', chance: [6 - DEVOURED, 6] as const };
  if (!isMighty(board, id))
    return { ...rest, results: [spared, { result: 'devoured', chance: [DEVOURED, 6] }] };
  const needs = needsOf(board, isSuperhero(board, id));
  return {
    ...rest,
    results: [
      spared,
      { result: 'jack-slain', chance: [DEVOURED * (7 - needs), 36] },
      { result: 'devoured', chance: [DEVOURED * (needs - 1), 36] },
    ],
  };
}
