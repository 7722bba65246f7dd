import type { MatchView, RoundView, TournamentView } from '../view.ts';

/** A table to print or to open in a spreadsheet. Headings are names for the caller to put into words. */
export interface Sheet {
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

export const SHEETS = ['standings', 'pairings', 'bracket'] as const;

export type SheetName = (typeof SHEETS)[number];

export function sheetOf(view: TournamentView, name: SheetName): Sheet {
  switch (name) {
    case 'standings':
      return standings(view);
    case 'pairings':
      return pairings(view);
    case 'bracket':
      return bracket(view);
  }
}

/** Names by player id. */
const namesIn = ({ entrants }: TournamentView): ((id: string | null) => string) => {
  const names = new Map(entrants.map(({ id, name }) => [id, name]));
  return (id) => (id === null ? '' : (names.get(id) ?? id));
};

/** One column for each round beside the sums: what it brought. Points are games won plus two for each bye. */
function standings(view: TournamentView): Sheet {
  const nameOf = namesIn(view);
  const columns = ['place', 'player', 'points', 'resistance', 'won', 'lost', 'byes'];
  return {
    heading: 'standings',
    columns: [...columns, ...view.rounds.map(({ number }) => `round ${number}`)],
    rows: view.standings.map((standing) => [
      standing.place,
      nameOf(standing.player),
      standing.points,
      standing.resistance,
      standing.won,
      standing.lost,
      standing.byes,
      ...view.rounds.map((round) => inShort(round, standing.player, nameOf)),
    ]),
  };
}

/** `2-0 Jonas`, or why nobody was played. */
function inShort({ matches, idle }: RoundView, player: string, nameOf: (id: string) => string): string {
  const match = matches.find(({ players }) => players.includes(player));
  if (match === undefined) return idle.find((note) => note.player === player)?.reason ?? '';
  const [one, other] = match.players;
  const rival = one === player ? other : one;
  return `${match.score[player].points}-${match.score[rival].points} ${nameOf(rival)}`;
}

const matchColumns = (
  { players: [one, other], score, notes }: MatchView,
  nameOf: (id: string | null) => string,
) => [
  nameOf(one),
  nameOf(other),
  `${score[one].points}-${score[other].points}`,
  `${score[one].resistance}-${score[other].resistance}`,
  notes.map(({ reason, player }) => [reason, nameOf(player)].filter(Boolean).join(': ')).join(', '),
];

function pairings(view: TournamentView): Sheet {
  const nameOf = namesIn(view);
  return {
    heading: 'pairings',
    columns: ['round', 'table', 'scenario', 'player', 'opponent', 'games', 'resistance', 'note'],
    rows: view.rounds.flatMap(({ number, scenario, matches, idle }) => [
      ...matches.map((match, index) => [number, index + 1, scenario, ...matchColumns(match, nameOf)]),
      ...idle.map(({ player, reason }) => [number, '', scenario, nameOf(player), '', '', '', reason]),
    ]),
  };
}

/** The rounds of an elimination, and who went on from each match. */
function bracket(view: TournamentView): Sheet {
  const nameOf = namesIn(view);
  const through = ({ survivors }: RoundView, { players }: MatchView): string =>
    survivors === null
      ? ''
      : players
          .filter((id) => survivors[id] !== undefined)
          .map(nameOf)
          .join(', ');
  return {
    heading: 'bracket',
    columns: ['round', 'side', 'player', 'opponent', 'games', 'resistance', 'note', 'goes on'],
    rows: view.rounds
      .filter(({ stage }) => stage === 'elimination')
      .flatMap((round) => [
        ...round.matches.map((match) => [
          round.number,
          match.side,
          ...matchColumns(match, nameOf),
          through(round, match),
        ]),
        ...round.idle.map(({ player, reason }) => [
          round.number,
          '',
          nameOf(player),
          '',
          '',
          '',
          reason,
          nameOf(player),
        ]),
      ]),
  };
}
