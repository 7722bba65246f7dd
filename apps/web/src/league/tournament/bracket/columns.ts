import type { Note } from '@hexwyrm/league';
import type { MatchOnPage, RoundOnPage, TournamentOnPage } from '../sort.ts';

/** A card of the bracket: a match, or somebody who goes on or waits unplayed. */
export type Place =
  | { readonly kind: 'match'; readonly players: readonly string[]; readonly match: MatchOnPage }
  | { readonly kind: 'idle'; readonly players: readonly string[]; readonly note: Note };

export interface Column {
  readonly round: RoundOnPage;
  /** From top to bottom. */
  readonly places: readonly Place[];
}

/** The rounds of an elimination, the last as it was drawn, each card before it beside those that its players go on to. */
export function columnsOf({ rounds }: Pick<TournamentOnPage, 'rounds'>): Column[] {
  /** How far down each player stands in the column after, from 0 to 1. */
  let after = new Map<string, number>();
  return rounds
    .filter(({ stage }) => stage === 'elimination')
    .toReversed()
    .map((round) => {
      const downOf = ({ players }: Place): number => {
        const rows = players.flatMap((player) => after.get(player) ?? []);
        return rows.reduce((sum, row) => sum + row, 0) / Math.max(1, rows.length);
      };
      const places = placesIn(round).toSorted(
        (one, other) => sideOf(one) - sideOf(other) || downOf(one) - downOf(other),
      );
      after = new Map(places.flatMap((place, index) => rowsOf(place, index, places.length)));
      return { round, places };
    })
    .toReversed();
}

/** The players of a card stand one below the other. */
const rowsOf = ({ players }: Place, index: number, count: number): [string, number][] =>
  players.map((player, row) => [player, (index + row / players.length) / count]);

const placesIn = ({ matches, idle }: RoundOnPage): Place[] => [
  ...matches.map((match): Place => ({ kind: 'match', players: match.players, match })),
  ...idle.flatMap((note): Place[] =>
    note.player === null ? [] : [{ kind: 'idle', players: [note.player], note }],
  ),
];

/** Second chances stand below. */
const sideOf = (place: Place): number => (place.kind === 'match' && place.match.side === 'second' ? 1 : 0);

/** Who got the better of a match, by games, resistance or lot; null: nobody, or not yet. */
export const betterIn = ({ winner, notes }: MatchOnPage): string | null =>
  winner ??
  notes.find(({ reason }) => reason === 'level-resistance' || reason === 'level-lot')?.player ??
  null;

/** Who alone is left when all is over. */
export function championOf({ phase, rounds }: Pick<TournamentOnPage, 'phase' | 'rounds'>): string | null {
  const left = Object.keys(rounds.at(-1)?.survivors ?? {});
  return phase === 'closed' && left.length === 1 ? left[0] : null;
}
