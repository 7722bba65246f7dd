import type { Note } from '../state.ts';
import type { MatchView, RoundView, TournamentView } from '../view.ts';
import type { SheetWord, SheetWords } from './words.ts';

/** A table to print or to open in a spreadsheet. */
export interface Sheet {
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

export const SHEETS = ['standings', 'pairings', 'bracket'] as const;

export type SheetName = (typeof SHEETS)[number];

export function sheetOf(view: TournamentView, name: SheetName, words: SheetWords): Sheet {
  switch (name) {
    case 'standings':
      return standings(view, words);
    case 'pairings':
      return pairings(view, words);
    case 'bracket':
      return bracket(view, words);
  }
}

const headed = (
  { word }: SheetWords,
  heading: SheetName,
  columns: readonly SheetWord[],
): Pick<Sheet, 'heading' | 'columns'> => ({ heading: word(heading), columns: columns.map(word) });

type NameOf = (id: string | null) => string;

/** Names by player id. */
const namesIn = ({ entrants }: TournamentView): NameOf => {
  const names = new Map(entrants.map(({ id, name }) => [id, name]));
  return (id) => (id === null ? '' : (names.get(id) ?? id));
};

/** One column for each round beside the sums: what it brought. Points are games won plus two for each bye. */
function standings(view: TournamentView, words: SheetWords): Sheet {
  const nameOf = namesIn(view);
  const { heading, columns } = headed(words, 'standings', [
    'place',
    'player',
    'points',
    'resistance',
    'won',
    'lost',
    'byes',
  ]);
  return {
    heading,
    columns: [...columns, ...view.rounds.map(({ number }) => `${words.word('round')} ${number}`)],
    rows: view.standings.map((standing) => [
      standing.place,
      nameOf(standing.player),
      standing.points,
      standing.resistance,
      standing.won,
      standing.lost,
      standing.byes,
      ...view.rounds.map((round) => inShort(round, standing.player, nameOf, words)),
    ]),
  };
}

/** `2-0 Jonas`, or why nobody was played. */
function inShort({ matches, idle }: RoundView, player: string, nameOf: NameOf, { word }: SheetWords): string {
  const match = matches.find(({ players }) => players.includes(player));
  if (match === undefined)
    return idle.flatMap((note) => (note.player === player ? word(note.reason) : []))[0] ?? '';
  const [one, other] = match.players;
  const rival = one === player ? other : one;
  return `${match.score[player].points}-${match.score[rival].points} ${nameOf(rival)}`;
}

const matchColumns = (
  { players: [one, other], score, notes }: MatchView,
  nameOf: NameOf,
  words: SheetWords,
) => [
  nameOf(one),
  nameOf(other),
  `${score[one].points}-${score[other].points}`,
  `${score[one].resistance}-${score[other].resistance}`,
  notes.map((note) => noteCell(note, nameOf, words)).join(', '),
];

const noteCell = ({ reason, player }: Note, nameOf: NameOf, { word }: SheetWords): string =>
  player === null ? word(reason) : `${word(reason)}: ${nameOf(player)}`;

function pairings(view: TournamentView, words: SheetWords): Sheet {
  const nameOf = namesIn(view);
  return {
    ...headed(words, 'pairings', [
      'round',
      'table',
      'scenario',
      'player',
      'opponent',
      'games',
      'resistance',
      'note',
    ]),
    rows: view.rounds.flatMap(({ number, scenario: id, matches, idle }) => {
      const scenario = words.scenario(id);
      return [
        ...matches.map((match, index) => [
          number,
          index + 1,
          scenario,
          ...matchColumns(match, nameOf, words),
        ]),
        ...idle.map(({ player, reason }) => [
          number,
          '',
          scenario,
          nameOf(player),
          '',
          '',
          '',
          words.word(reason),
        ]),
      ];
    }),
  };
}

/** The rounds of an elimination, and who went on from each match. */
function bracket(view: TournamentView, words: SheetWords): Sheet {
  const nameOf = namesIn(view);
  const through = ({ survivors }: RoundView, { players }: MatchView): string =>
    survivors === null
      ? ''
      : players
          .filter((id) => survivors[id] !== undefined)
          .map(nameOf)
          .join(', ');
  return {
    ...headed(words, 'bracket', [
      'round',
      'side',
      'player',
      'opponent',
      'games',
      'resistance',
      'note',
      'goes-on',
    ]),
    rows: view.rounds
      .filter(({ stage }) => stage === 'elimination')
      .flatMap((round) => [
        ...round.matches.map((match) => [
          round.number,
          words.word(match.side),
          ...matchColumns(match, nameOf, words),
          through(round, match),
        ]),
        ...round.idle.map(({ player, reason }) => [
          round.number,
          '',
          nameOf(player),
          '',
          '',
          '',
          words.word(reason),
          nameOf(player),
        ]),
      ]),
  };
}
