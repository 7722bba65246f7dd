import { type Board, unitOf } from './board.ts';
import type { Battle } from './frames.ts';
import { plainList } from './plain-list.ts';
import { opponentOf } from './turn-order.ts';
import { NOBODY, type Player, type UnitId } from './vocabulary.ts';

/** What a step of a battle left to do: the same step again once what it asked is answered, or the next one. */
export type Progress = 'again' | 'next';

/** The battle under way, or undefined. */
export const battleOf = ({ state }: Board): Battle | undefined =>
  state.frames.find((frame): frame is Battle => frame.kind === 'battle');

/** The battle under way; throws where there is none. */
export function theBattle(board: Board): Battle {
  const battle = battleOf(board);
  if (!battle) throw new Error('no battle is under way');
  return battle;
}

/** Removes the unit from the battle; it takes no part in further steps. */
export function leaveBattle({ state }: Board, id: UnitId): void {
  for (const frame of state.frames) {
    if (frame.kind !== 'battle') continue;
    frame.attackers = plainList(frame.attackers.filter((other) => other !== id));
    frame.defenders = plainList(frame.defenders.filter((other) => other !== id));
  }
}

/**
 * The player who decides for the attackers: the one whose turn it is; or, where giants attack that player's units
 * alone, the opponent (DP-17.1-j).
 */
export function attackerOf(board: Board): Player {
  const { state } = board;
  return battleOf(board)?.commander === state.active ? opponentOf(state, state.active) : state.active;
}

/** The player who decides for a unit in the battle: its owner, for a giant that attacks the attacker. */
export function deciderFor(board: Board, id: UnitId): Player {
  const { owner } = unitOf(board, id);
  return owner === NOBODY ? attackerOf(board) : owner;
}
