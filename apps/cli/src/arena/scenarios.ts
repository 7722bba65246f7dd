import {
  type Game,
  type GameEvent,
  type GameState,
  type Json,
  OptionError,
  type ScenarioInfo,
  seededDice,
} from '@hexwyrm/kernel';
import type { Kit } from '../games/kit.ts';
import { oneOf } from '../terminal/options.ts';

/** The scenarios that are named, with commas between them, or all that the options open. */
export function scenariosOf<S extends GameState, A, E extends GameEvent, V>(
  { game }: Kit<S, A, E, V>,
  words: string,
  options: Json,
): readonly ScenarioInfo[] {
  if (words === 'all') return game.scenarios.filter(({ id }) => opens(game, id, options));
  const known = game.scenarios.map(({ id }) => id);
  const names = [...new Set(words.split(','))].map((word) => oneOf(word, known, 'scenario'));
  return game.scenarios.filter(({ id }) => names.includes(id));
}

/** Some scenarios need options that say what is played. */
function opens<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  scenario: string,
  options: Json,
): boolean {
  try {
    game.setup(scenario, options, seededDice(scenario));
    return true;
  } catch (error) {
    if (error instanceof OptionError) return false;
    throw error;
  }
}
