import type { BookView, TournamentView } from '@hexwyrm/league';
import type { ContestSort } from '../book/requests.ts';

export type TournamentOnPage = TournamentView & BookView;

/** Names one of the two games of a match among saved games. */
export const slotName = (match: string, leg: number): string => `${match}/${leg}`;

export const TOURNAMENT: ContestSort<TournamentOnPage> = {
  kind: 'tournament',
  viewIn(seen) {
    if (seen.kind !== 'tournament') throw new TypeError('no tournament');
    return seen.view;
  },
  standingOf: ({ settings: { map }, entrants, rounds, meetings, phase }) => ({
    facts: { map, players: entrants.length, rounds: rounds.length },
    counted: rounds.flatMap(({ matches }) =>
      matches.flatMap(({ id, legs }) =>
        legs.flatMap(({ report }, leg) => (report === null ? [] : [slotName(id, leg)])),
      ),
    ),
    meetings,
    over: phase === 'closed',
  }),
};

export type RoundOnPage = TournamentOnPage['rounds'][number];
export type MatchOnPage = RoundOnPage['matches'][number];

/** What players are called, by id. */
export function namesIn({ entrants }: Pick<TournamentOnPage, 'entrants'>): (id: string) => string {
  const names = new Map(entrants.map(({ id, name }) => [id, name]));
  return (id) => {
    const name = names.get(id);
    if (name === undefined) throw new RangeError(`nobody is ${id}`);
    return name;
  };
}

/** The match of that id. */
export function matchIn({ rounds }: Pick<TournamentOnPage, 'rounds'>, id: string): MatchOnPage {
  const found = rounds.flatMap(({ matches }) => matches).find((match) => match.id === id);
  if (found === undefined) throw new RangeError(`there is no match ${id}`);
  return found;
}

/** The two games of a match by their numbers. */
export const LEGS = [0, 1] as const;
export type LegNumber = (typeof LEGS)[number];

/** The line of a player in the table. */
export function standingOf({ standings }: Pick<TournamentOnPage, 'standings'>, player: string) {
  const found = standings.find((standing) => standing.player === player);
  if (found === undefined) throw new RangeError(`nobody is ${player}`);
  return found;
}

/** The other player of a match. */
export const rivalOf = ({ players: [one, other] }: Pick<MatchOnPage, 'players'>, player: string): string =>
  one === player ? other : one;
