import type { GameEvent, GameState } from '@hexwyrm/kernel';
import type { Result } from '@hexwyrm/protocol';
import type { Kit } from '../games/kit.ts';

type GameInfo = Result<'games'>['games'][number];

/** What the method `games` says about one game. */
export function describeGame<S extends GameState, A, E extends GameEvent, V>(kit: Kit<S, A, E, V>): object {
  const { game, bots, optionsSchema } = kit;
  const scenarios = game.scenarios.map(({ id, seats, clause }) => {
    const name = kit.scenarioName(id);
    return {
      id,
      seats,
      ...(name === undefined ? {} : { name }),
      ...(clause === undefined ? {} : { clause }),
    };
  });
  return {
    id: game.id,
    rulesVersion: game.rulesVersion,
    seats: game.seats,
    scenarios,
    options: optionsSchema,
    bots: [...bots.keys()],
  } satisfies { readonly [F in keyof GameInfo]: unknown };
}
