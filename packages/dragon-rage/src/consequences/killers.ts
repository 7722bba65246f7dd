import { type Sum, type Summand, sumOf } from '@hexwyrm/kernel';
import type { Board, Play } from '../core/board.ts';
import type { Unit } from '../core/state.ts';
import { DEAD, type UnitId } from '../core/vocabulary.ts';
import { isAvenger } from '../world/traits.ts';

/** Attacks of an enraged dragon are at three times normal strength (DR-2.12.2.3-c). */
const RAGE = 3;
/** What killers subtract from escape rolls against its fire (DR-2.12.2.3-d). */
const FIRE_PENALTY = 2;

/**
 * DR-2.2.4.8-a, DR-2.12.2.3-a, b: a young dragon is dead or without its head; units that hurt it this game
 * turn are marked for good (R-DR-85). Only young dragons keep count of who hurt them.
 */
export function enrage(play: Play, id: UnitId): void {
  const { units } = play.state;
  const culprits = (units[id].body?.hurtBy ?? []).filter((by) => units[by].hex !== DEAD && !units[by].killer);
  if (culprits.length === 0) return;
  for (const by of culprits) units[by].killer = true;
  play.events.push({ type: 'killers', clause: 'DR-2.12.2.3-b', units: culprits });
}

/** DR-2.12.2.3-f: killers enrage adult dragons, no other monster. */
const isEnraging = (attacker: Unit, target: Unit): boolean => isAvenger(attacker) && target.killer;

/** DR-2.12.2.3-c, e: the monster's strengths, and what rage adds to them against these units, overruns included. */
export function enraged(board: Board, id: UnitId, targets: readonly UnitId[], own: readonly Summand[]): Sum {
  const attacker = board.state.units[id];
  const calm = sumOf(own);
  if (!targets.some((target) => isEnraging(attacker, board.state.units[target]))) return calm;
  const rage = (RAGE - 1) * calm.total;
  return sumOf([...own, { what: 'rage', unit: id, value: rage, clause: 'DR-2.12.2.3-c' }]);
}

/** DR-2.12.2.3-d: what a unit adds to its escape from this dragon's fire on account of the young dragon. */
export const fireRage = (dragon: Unit, victim: Unit): readonly Summand[] =>
  isEnraging(dragon, victim) ? [{ what: 'killer', value: -FIRE_PENALTY, clause: 'DR-2.12.2.3-d' }] : [];
