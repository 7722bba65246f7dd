// Step 2, chaotic magic: chaos devours units of the other side without a roll (7.6).

import { attackerOf, type Progress, theBattle } from '../core/battle.ts';
import { type Board, type Play, typeOf } from '../core/board.ts';
import { type Battle, type FrameOf, topFrame } from '../core/frames.ts';
import type { Rule } from '../core/rule.ts';
import { type Clause, type UnitId, WHOLE } from '../core/vocabulary.ts';
import { eliminate } from '../harm/harm.ts';
import { preyAmong } from '../harm/rage.ts';
import { bearGrudge } from '../heroes/berserk.ts';
import { askProtection } from '../heroes/protection.ts';
import { askSpare } from '../losses/casualties.ts';
import { mgfOf, rangeFactorOf } from '../moon/figures.ts';
import { includesDragon, isGuarded } from '../stacks/dragons.ts';
import { hexesOf } from '../stacks/fighters.ts';
import { isAgent, isDisembodied, isDragon, isHerd, isSuperhero, isTreasure } from '../stacks/kinds.ts';

const frameOf = (board: Board) => topFrame(board, 'devour');

/** DP-7.6.1-a: units with a negative MgF. */
const chaotic = (board: Board, side: readonly UnitId[]): UnitId[] =>
  side.filter((id) => (mgfOf(board, id) ?? 0) < 0);

/** DP-7.6.2-a: how many it can take. */
const quotaOf = (board: Board, id: UnitId): number => -(mgfOf(board, id) ?? 0) / WHOLE;

/** 7.6.4, 16.6.5: why chaotic magic cannot take the unit at all, or null. */
function immunity(board: Board, id: UnitId): Clause | null {
  if (isHerd(board, id) || isTreasure(board, id) || isAgent(board, id)) return 'DP-7.6.4-a';
  if (isSuperhero(board, id)) return 'DP-8.4-a';
  if (isDragon(board, id)) return 'DP-16.6.5-a';
  if (isGuarded(board, id)) return 'DP-16.6.5-b';
  return mgfOf(board, id) === Number.POSITIVE_INFINITY ? 'DP-7.6.4-a' : null;
}

/** DP-7.6.4-b: a disembodied spirit falls to a range of 1, in defence to a range of 0, to a blank one never. */
function canReach(board: Board, battle: Battle, by: UnitId, id: UnitId): boolean {
  if (!isDisembodied(board, id)) return true;
  const reach = rangeFactorOf(board, by);
  return reach !== null && (reach >= 1 || battle.defenders.includes(by));
}

const opponentsOf = (battle: Battle, by: UnitId): readonly UnitId[] =>
  battle.attackers.includes(by) ? battle.defenders : battle.attackers;

function preyRefusal(board: Board, battle: Battle, by: UnitId, id: UnitId): Clause | null {
  if (!opponentsOf(battle, by).includes(id)) return 'DP-7.6.2-a';
  const immune = immunity(board, id);
  if (immune !== null) return immune;
  if (!canReach(board, battle, by, id)) return 'DP-7.6.4-b';
  return board.state.shielded.includes(id) ? 'DP-8.4-b' : null;
}

const preyOf = (board: Board, battle: Battle, by: UnitId): UnitId[] =>
  opponentsOf(battle, by).filter((id) => preyRefusal(board, battle, by, id) === null);

/**
 * The greatest number of attackers that defending chaos can take beyond `taken` (R-DPC-48): a matching of mouths to
 * prey, each mouth as often as its quota allows.
 */
function mostLost(board: Board, battle: Battle, taken: FrameOf<'devour'>['prey']): number {
  const mouths = chaotic(board, battle.defenders).flatMap((by) => {
    const used = taken.filter((meal) => meal.by === by).length;
    return Array.from({ length: quotaOf(board, by) - used }, () => by);
  });
  const gone = new Set(taken.map(({ unit }) => unit));
  const eater = new Map<UnitId, number>();
  const feed = (mouth: number, tried: Set<UnitId>): boolean => {
    for (const prey of preyOf(board, battle, mouths[mouth])) {
      if (gone.has(prey) || tried.has(prey)) continue;
      tried.add(prey);
      const other = eater.get(prey);
      if (other === undefined || feed(other, tried)) {
        eater.set(prey, mouth);
        return true;
      }
    }
    return false;
  };
  return mouths.filter((_, mouth) => feed(mouth, new Set())).length;
}

const ownLosses = (battle: Battle, prey: FrameOf<'devour'>['prey']): FrameOf<'devour'>['prey'] =>
  prey.filter(({ unit }) => battle.attackers.includes(unit));

/** DP-8.7.2-f: a scapegoat that the avenger's side can still devour, or -1. */
function revenge(board: Board, battle: Battle, prey: FrameOf<'devour'>['prey']): UnitId {
  const hungry = chaotic(board, battle.attackers).filter(
    (by) => prey.filter((meal) => meal.by === by).length < quotaOf(board, by),
  );
  const owed = preyAmong(board, battle, 'defenders').find(
    (id) =>
      !prey.some(({ unit }) => unit === id) && hungry.some((by) => preyOf(board, battle, by).includes(id)),
  );
  return owed ?? -1;
}

function mealRefusal(board: Board, by: UnitId, unit: UnitId): Clause | null {
  const battle = theBattle(board);
  const { prey } = frameOf(board);
  if (!chaotic(board, [...battle.attackers, ...battle.defenders]).includes(by)) return 'DP-7.6.1-a';
  if (prey.some((meal) => meal.unit === unit)) return 'DP-7.6.2-b';
  if (prey.filter((meal) => meal.by === by).length >= quotaOf(board, by)) return 'DP-7.6.2-a';
  const immune = preyRefusal(board, battle, by, unit);
  if (immune !== null) return immune;
  if (battle.attackers.includes(by)) {
    const owed = revenge(board, battle, prey);
    const cheats = owed >= 0 && owed !== unit && revenge(board, battle, [...prey, { by, unit }]) !== owed;
    return cheats ? 'DP-8.7.2-f' : null;
  }
  // DP-7.6.3-b: every choice must still allow the greatest number.
  const before = ownLosses(battle, prey);
  const after = [...before, { by, unit }];
  return mostLost(board, battle, after) + 1 === mostLost(board, battle, before) ? null : 'DP-7.6.3-b';
}

/** The attacker names a victim, also on their own side (7.6.3). */
export const devour: Rule<'devour'> = {
  type: 'devour',
  timing: 'DP-7.6.3-a',
  list(board, _player, sink) {
    const battle = theBattle(board);
    for (const by of chaotic(board, [...battle.attackers, ...battle.defenders]))
      for (const unit of preyOf(board, battle, by))
        if (mealRefusal(board, by, unit) === null) sink.add({ type: 'devour', by, unit });
  },
  refusal: (board, _player, { by, unit }) => mealRefusal(board, by, unit),
  carryOut(play, _player, { by, unit }) {
    frameOf(play).prey.push({ by, unit });
  },
};

/** The attacker cannot stop while defending chaos could take more attacking units. */
export function chaosRefusal(board: Board): Clause | null {
  const battle = theBattle(board);
  const { prey } = frameOf(board);
  if (revenge(board, battle, prey) >= 0) return 'DP-8.7.2-f';
  return mostLost(board, battle, ownLosses(battle, prey)) > 0 ? 'DP-7.6.3-b' : null;
}

/** DP-16.6.5-c: a spirit that uses chaos against a dragon's side is eliminated, and eliminates no unit. */
function isSpentOnDragon(board: Board, by: UnitId): boolean {
  return typeOf(board, by).kind === 'spirit' && includesDragon(board, opponentsOf(theBattle(board), by));
}

/** DP-7.6.3-d: all fall together. */
export function preyFalls(play: Play): void {
  const { prey } = frameOf(play);
  play.state.frames.pop();
  const doomed = { taken: prey.map(({ unit }) => unit), by: prey.map(({ by }) => by) };
  if (!askSpare(play, { cause: 'chaos', ...doomed })) devourTogether(play, prey);
}

export function devourTogether(play: Play, meals: FrameOf<'devour'>['prey']): void {
  const lost = new Set(meals.map(({ by }) => by).filter((by) => isSpentOnDragon(play, by)));
  const prey = meals.filter(({ by }) => !lost.has(by));
  for (const by of lost) eliminate(play, by, 'DP-16.6.5-c');
  for (const { by, unit } of prey) {
    play.events.push({ type: 'devoured', clause: 'DP-7.6.2-a', by, unit });
    play.hooks.devoured(play, by, unit);
    bearGrudge(play, unit, [by]);
  }
  for (const { unit } of prey) eliminate(play, unit, 'DP-7.6.2-a');
}

/** DP-8.4-b: before victims are named, superheroes on a side that chaos threatens protect units with them. */
export function shieldFromChaos(play: Play, battle: Battle): Progress {
  play.state.shielded = [];
  const mouths = chaotic(play, [...battle.attackers, ...battle.defenders]);
  const threatened = mouths.flatMap((by) => preyOf(play, battle, by));
  askProtection(play, hexesOf(play, threatened), threatened, 'DP-8.4-b');
  return 'next';
}

export function chaosStep(play: Play, battle: Battle): Progress {
  const mouths = chaotic(play, [...battle.attackers, ...battle.defenders]);
  if (mouths.some((by) => preyOf(play, battle, by).length > 0))
    play.state.frames.push({ kind: 'devour', player: attackerOf(play), prey: [] });
  return 'next';
}
