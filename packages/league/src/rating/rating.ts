import glicko from 'glicko2-lite';

/** How strong a player is thought to be, and how sure that is: most likely within twice the deviation of it. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** Nobody knows anything of a new player yet. */
export const NEW_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** One game in the record of two players. */
export interface Meeting {
  readonly one: string;
  readonly other: string;
  /** Who won; null: nobody. */
  readonly winner: string | null;
}

/** Glicko-2 after each period of games, such as a round of a tournament or a game of a campaign. */
export function rate(periods: readonly (readonly Meeting[])[]): Map<string, Rating> {
  const ratings = new Map<string, Rating>();
  const ratingOf = (player: string): Rating => ratings.get(player) ?? NEW_RATING;
  for (const meetings of periods) {
    const after = [...gamesOf(meetings, ratings.keys())].map(
      ([player, games]) => [player, afterPeriod(player, games, ratingOf)] as const,
    );
    for (const [player, rating] of after) ratings.set(player, rating);
  }
  return ratings;
}

/** The games of each player; none of those who are known and did not play. */
export function gamesOf(meetings: readonly Meeting[], known: Iterable<string>): Map<string, Meeting[]> {
  const games = new Map<string, Meeting[]>([...known].map((player) => [player, []]));
  for (const meeting of meetings)
    for (const player of [meeting.one, meeting.other]) {
      const own = games.get(player) ?? [];
      own.push(meeting);
      games.set(player, own);
    }
  return games;
}

/** A player who did not play becomes less sure with the time. */
function afterPeriod(
  player: string,
  meetings: readonly Meeting[],
  ratingOf: (player: string) => Rating,
): Rating {
  const { rating, deviation, volatility } = ratingOf(player);
  const results = meetings.map(({ one, other, winner }): [number, number, number] => {
    const rival = ratingOf(one === player ? other : one);
    return [rival.rating, rival.deviation, winner === null ? 0.5 : winner === player ? 1 : 0];
  });
  const { rating: now, rd, vol } = glicko(rating, deviation, volatility, results);
  return { rating: now, deviation: Math.min(rd, NEW_RATING.deviation), volatility: vol };
}
