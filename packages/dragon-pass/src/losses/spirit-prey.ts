import type { Board } from '../core/board.ts';
import type { Battle } from '../core/frames.ts';
import { type Clause, type Parts, type UnitId, WHOLE } from '../core/vocabulary.ts';
import { mgfOf } from '../moon/figures.ts';
import { isGuarded } from '../stacks/dragons.ts';
import { isDragon, isSuperhero, isZombie } from '../stacks/kinds.ts';
import { hordeShield, isShielded } from './horde-shield.ts';

export type SpiritCause = 'spirit' | 'defensive-spirit';

/** What a unit counts on the spirit plane: zero and below are free once they can be picked (DP-7.8.4.3-b). */
export const spiritPrice = (board: Board, id: UnitId): Parts =>
  (isZombie(board, id) ? hordeShield(board) : null) ?? Math.max(mgfOf(board, id) ?? 0, 0);

/** DP-16.3.2.5-a: several zombies count once. */
export function spiritPriceOfAll(board: Board, units: readonly UnitId[]): Parts {
  const first = units.find((id) => isShielded(board, id));
  return units
    .filter((id) => id === first || !isShielded(board, id))
    .reduce((sum, id) => sum + spiritPrice(board, id), 0);
}

/** Who falls with the unit: of zombies all in the battle that are not protected. */
export const fallingTogether = (board: Board, prey: readonly UnitId[], id: UnitId): readonly UnitId[] =>
  isShielded(board, id) ? prey.filter((other) => isShielded(board, other)) : [id];

/** Why the unit cannot be picked at any price, or null. */
export function spiritPreyRefusal(
  board: Board,
  battle: Battle,
  cause: SpiritCause,
  id: UnitId,
): Clause | null {
  return cause === 'spirit' ? defenderRefusal(board, battle, id) : spiritRefusal(board, battle, id);
}

export const spiritPrey = (board: Board, battle: Battle, cause: SpiritCause): UnitId[] =>
  [...battle.attackers, ...battle.defenders].filter(
    (id) => spiritPreyRefusal(board, battle, cause, id) === null,
  );

/** DP-7.8.4.1-a: any defender may fall to spirits, in any stack and at any depth. */
function defenderRefusal(board: Board, battle: Battle, id: UnitId): Clause | null {
  const mgf = mgfOf(board, id);
  if (!battle.defenders.includes(id) || mgf === null) return 'DP-7.8.4.1-a';
  if (isDragon(board, id)) return 'DP-16.6.5-a';
  if (isGuarded(board, id)) return 'DP-16.6.5-b';
  if (mgf === Number.POSITIVE_INFINITY) return 'DP-7.8.4.3-c';
  if (isSuperhero(board, id)) return 'DP-8.4-a';
  if (board.state.shielded.includes(id)) return 'DP-8.4-b';
  return mgf > 0 || isShielded(board, id) || canPickWeak(board, battle) ? null : 'DP-7.8.4.3-a';
}

/** DP-7.8.4.2-a: to defensive spirit magic only spirits that attacked. A superhero is safe in its rage too (DP-8.4-a). */
function spiritRefusal(board: Board, { attackers, by }: Battle, id: UnitId): Clause | null {
  if (isSuperhero(board, id)) return 'DP-8.4-a';
  return attackers.includes(id) && by.defenders.includes(id) ? null : 'DP-7.8.4.2-a';
}

/** DP-7.8.4.3-a, c: units of MgF 0 or less only if the loss exceeds all others and none is infinite. */
function canPickWeak(board: Board, battle: Battle): boolean {
  return battle.loss.defenders * WHOLE > spiritPriceOfAll(board, battle.defenders);
}
