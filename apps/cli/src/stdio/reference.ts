import type { Reference } from '@hexwyrm/host';
import type { GameEvent, GameState } from '@hexwyrm/kernel';
import { HexwyrmError } from '@hexwyrm/kernel';
import { jsonSchemaOf, type Result } from '@hexwyrm/protocol';
import type { AnyKit, Kit } from '../games/kit.ts';

/**
 * The version of the protocol: 2 brought connections, updates and one list of methods for all clients; in 3 shortened lists
 * share with the list before them in the same field.
 */
const PROTOCOL = 3;

type GameInfo = Result<'games'>['games'][number];

/** What can be asked about the games without opening one. */
export function referenceOf(kits: readonly AnyKit[], kitNamed: (game: string) => AnyKit): Reference {
  let games: readonly object[] | undefined;
  return {
    games() {
      games ??= kits.map((kit) => kit.use(describeGame));
      return { protocol: PROTOCOL, games };
    },
    data: ({ game, what }) => ({ data: kitNamed(game).use(({ data }) => data[what]) }),
    rules({ clause, lang }) {
      const book = kits.map((kit) => kit.use(({ rules }) => rules)).find(({ claims }) => claims(clause));
      const entry = book?.find(clause);
      if (entry === undefined) throw new HexwyrmError('unknown-clause', `there is no clause ${clause}`);
      return { clause: entry.id, ...entry[lang] };
    },
  };
}

function describeGame<S extends GameState, A, E extends GameEvent, V>(kit: Kit<S, A, E, V>): object {
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
    queries: Object.entries(kit.queries).map(([name, { about, params, watched }]) => ({
      name,
      about,
      params: jsonSchemaOf(params),
      watched,
    })),
  } satisfies { readonly [F in keyof GameInfo]: unknown };
}
