import type { Game, GameState } from '@hexwyrm/kernel';
import { GAMES } from '../apps/cli/src/games/games.ts';
import { gameNamed } from '../apps/cli/src/terminal/options.ts';

/** A measurement that works for any game. */
export type Bench<R> = <S extends GameState, A>(
  game: Game<S, A>,
  scenario: string,
  seconds: number,
  seed: string,
) => R;

/** Without a scenario, the game's usual one is measured. */
export function benchGame<R>(
  id: string,
  bench: Bench<R>,
  scenario: string | undefined,
  ...how: readonly [number, string]
): R {
  return gameNamed(GAMES, id).use((kit) => bench(kit.game, scenario ?? kit.scenario, ...how));
}
