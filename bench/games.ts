import { dragonPass } from '@hexwyrm/dragon-pass';
import { dragonRage } from '@hexwyrm/dragon-rage';
import type { Game, GameState } from '@hexwyrm/kernel';

/** A measurement that works for any game. */
export type Bench<R> = <S extends GameState, A>(
  game: Game<S, A>,
  scenario: string,
  seconds: number,
  seed: string,
) => R;

export function benchGame<R>(id: string, bench: Bench<R>, ...how: readonly [string, number, string]): R {
  if (id === dragonRage.id) return bench(dragonRage, ...how);
  if (id === dragonPass.id) return bench(dragonPass, ...how);
  throw new Error(`unknown game ${id}; there are: ${dragonRage.id}, ${dragonPass.id}`);
}
