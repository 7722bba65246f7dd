// Step 2, chaotic magic: chaos devours units of the other side without a roll (7.6).

import { theBattle } from '../battle/battle.ts';
import { hexesOf } from '../battle/fighters.ts';
import type { Progress } from '../battle/sequence.ts';
import { type Board, type Play, typeOf } from '../board.ts';
import { eliminate } from '../fate.ts';
import { mgfOf, rangeFactorOf } from '../figures.ts';
import type { Battle, FrameOf } from '../frames.ts';
import { askProtection } from '../heroes/protection.ts';
import type { Rule } from '../rule.ts';
import { isAgent, isHerd, isSuperhero, isTreasure } from '../stacks/kinds.ts';
import { type Clause, type UnitId, WHOLE } from '../vocabulary.ts';

function frameOf({ state }: Board): FrameOf<'devour'> {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'devour') throw new Error('chaos does not feed');
  return frame;
}

/** DP-7.6.1-a: units with a negative MgF. */
const chaotic = (board: Board, side: readonly UnitId[]): UnitId[] =>
  side.filter((id) => (mgfOf(board, id) ?? 0) < 0);

/** DP-7.6.2-a: how many it can take. */
const quotaOf = (board: Board, id: UnitId): number => -(mgfOf(board, id) ?? 0) / WHOLE;

/** 7.6.4: whether the chaotic unit can take the other; spirits only by its range. */
function canDevour(board: Board, battle: Battle, by: UnitId, id: UnitId): boolean {
  if (isHerd(board, id) || isTreasure(board, id) || isAgent(board, id) || isSuperhero(board, id))
    return false;
  if (mgfOf(board, id) === Number.POSITIVE_INFINITY || board.state.shielded.includes(id)) return false;
  if (!typeOf(board, id).disembodied) return true;
  const reach = rangeFactorOf(board, by);
  return reach !== null && (reach >= 1 || battle.defenders.includes(by));
}

const preyOf = (board: Board, battle: Battle, by: UnitId): UnitId[] => {
  const other = battle.attackers.includes(by) ? battle.defenders : battle.attackers;
  return other.filter((id) => canDevour(board, battle, by, id));
};

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
    for (const prey of preyOf(board, battle, mouths[mouth] ?? 0)) {
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

function mealRefusal(board: Board, by: UnitId, unit: UnitId): Clause | null {
  const battle = theBattle(board);
  const { prey } = frameOf(board);
  if (!chaotic(board, [...battle.attackers, ...battle.defenders]).includes(by)) return 'DP-7.6.1-a';
  if (prey.some((meal) => meal.unit === unit)) return 'DP-7.6.2-b';
  if (prey.filter((meal) => meal.by === by).length >= quotaOf(board, by)) return 'DP-7.6.2-a';
  if (!preyOf(board, battle, by).includes(unit)) return 'DP-7.6.4-a';
  if (battle.attackers.includes(by)) return null;
  // DP-7.6.3-b: whatever is named must still lead to the greatest number.
  const before = ownLosses(battle, prey);
  const after = [...before, { by, unit }];
  return mostLost(board, battle, after) + 1 === mostLost(board, battle, before) ? null : 'DP-7.6.3-b';
}

/** The attacker names a victim, his own side's too (7.6.3). */
export const devour: Rule<'devour'> = {
  type: 'devour',
  timing: 'DP-7.6.3-a',
  list(board, _player, sink) {
    const battle = theBattle(board);
    for (const by of chaotic(board, [...battle.attackers, ...battle.defenders]))
      for (const unit of preyOf(board, battle, by))
        if (mealRefusal(board, by, unit) === null) sink.actions.push({ type: 'devour', by, unit });
  },
  refusal: (board, _player, { by, unit }) => mealRefusal(board, by, unit),
  carryOut(play, _player, { by, unit }) {
    frameOf(play).prey.push({ by, unit });
  },
};

/** The attacker cannot stop while defending chaos could take more of his own. */
export function chaosRefusal(board: Board): Clause | null {
  const battle = theBattle(board);
  return mostLost(board, battle, ownLosses(battle, frameOf(board).prey)) > 0 ? 'DP-7.6.3-b' : null;
}

/** DP-7.6.3-d: all fall together. */
export function preyFalls(play: Play): void {
  const { prey } = frameOf(play);
  play.state.frames.pop();
  for (const { by, unit } of prey) {
    play.events.push({ type: 'devoured', clause: 'DP-7.6.2-a', by, unit });
    eliminate(play, unit, 'DP-7.6.2-a');
  }
}

export function shieldFromChaos(play: Play, battle: Battle): Progress {
  play.state.shielded = [];
  const hexes = [
    ...(chaotic(play, battle.attackers).length > 0 ? hexesOf(play, battle.defenders) : []),
    ...(chaotic(play, battle.defenders).length > 0 ? hexesOf(play, battle.attackers) : []),
  ];
  if (hexes.length > 0) askProtection(play, hexes, 'DP-8.4-b');
  return 'next';
}

export function chaosStep(play: Play, battle: Battle): Progress {
  const mouths = chaotic(play, [...battle.attackers, ...battle.defenders]);
  if (mouths.some((by) => preyOf(play, battle, by).length > 0))
    play.state.frames.push({ kind: 'devour', player: play.state.active, prey: [] });
  return 'next';
}
