import type { View } from '@hexwyrm/dragon-pass';
import { PEOPLES } from '@hexwyrm/dragon-pass/data';

interface Held {
  readonly people: string;
  /** By the places of the players. */
  readonly held: readonly number[];
  /** The player it was won by, or -1. */
  readonly ally: number;
}

/** What each player held with every major power, as far as the view shows it: all of it once the game is over. */
export function totalsOf({ diplomacy, seats }: View): readonly Held[] {
  if (diplomacy === undefined) return [];
  const { ledger, allied } = diplomacy;
  return PEOPLES.filter(({ kind }) => kind === 'major').map(({ id: people }) => ({
    people,
    held: seats.map((_, player) =>
      ledger
        .filter((entry) => entry.player === player && entry.people === people)
        .reduce((sum, { points }) => sum + points, 0),
    ),
    ally: allied.find((one) => one.people === people)?.player ?? -1,
  }));
}
