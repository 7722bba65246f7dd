import fs from 'node:fs';
import type { Game, GameState } from '@hexwyrm/kernel';
import { GAMES } from '../apps/cli/src/games/games.ts';
import { gameNamed } from '../apps/cli/src/terminal/options.ts';
import manifest from '../games.json' with { type: 'json' };

/** A measurement that works for any game. */
export type Bench<R> = <S extends GameState, A>(
  game: Game<S, A>,
  scenario: string,
  seconds: number,
  seed: string,
) => R;

/** The scenarios that are measured, the usual one first. */
export function scenariosOf(id: string): readonly string[] {
  const folder = manifest.find((game) => game.id === id)?.folder;
  // From the root: the benches are bundled, so their own folder is another.
  return JSON.parse(fs.readFileSync(`${folder}/project.json`, 'utf8')).bench;
}

export function benchGame<R>(
  id: string,
  bench: Bench<R>,
  scenario: string,
  ...how: readonly [number, string]
): R {
  return gameNamed(GAMES, id).use((kit) => bench(kit.game, scenario, ...how));
}
