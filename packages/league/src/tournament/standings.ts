import type { TournamentRules } from './rules.ts';
import { type Leg, type Match, sideOf, type TournamentState } from './state.ts';

/** What a player has earned. */
export interface Score {
  points: number;
  resistance: number;
}

export interface Standing extends Score {
  readonly player: string;
  /** Players with the same points and resistance share it. */
  readonly place: number;
  readonly won: number;
  readonly lost: number;
  readonly byes: number;
}

/** What counts of a match. */
interface Scored extends Pick<Match, 'players'> {
  readonly legs: readonly Pick<Leg, 'invader' | 'report'>[];
}

/** Points and resistance of the two players of a match, so far. */
export function scoreOf(
  { seats, pointsPerWin }: Pick<TournamentRules, 'seats' | 'pointsPerWin'>,
  match: Scored,
): Record<string, Score> {
  const [one, other] = match.players;
  const score = { [one]: { points: 0, resistance: 0 }, [other]: { points: 0, resistance: 0 } };
  for (const leg of match.legs) {
    if (leg.report === null) continue;
    for (const player of match.players) {
      const side = sideOf(leg, player, seats);
      score[player].resistance += leg.report.points[side] ?? 0;
      if (leg.report.winner === side) score[player].points += pointsPerWin;
    }
  }
  return score;
}

/** The table of the tournament, best first: points, then resistance. */
export function standingsOf(rules: TournamentRules, { entrants, rounds }: TournamentState): Standing[] {
  const rows = new Map(
    entrants.map(({ id }) => [id, { player: id, points: 0, resistance: 0, won: 0, lost: 0, byes: 0 }]),
  );
  for (const round of rounds) {
    for (const match of round.matches) {
      const score = scoreOf(rules, match);
      for (const player of match.players) {
        const row = rows.get(player);
        if (row === undefined) continue;
        row.points += score[player].points;
        row.resistance += score[player].resistance;
        row.won += gamesWon(rules, match, player);
        row.lost += played(match) - gamesWon(rules, match, player);
      }
    }
    for (const { reason, player } of round.idle) {
      const row = player === null ? undefined : rows.get(player);
      if (row === undefined || reason !== 'bye') continue;
      row.byes += 1;
      if (round.stage === 'swiss') row.points += rules.pointsForBye;
    }
  }
  return placed([...rows.values()].sort(better), (one, other) => better(one, other) === 0);
}

const played = ({ legs }: Match): number => legs.filter(({ report }) => report !== null).length;

const gamesWon = ({ seats }: TournamentRules, { legs }: Match, player: string): number =>
  legs.filter((leg) => leg.report?.winner === sideOf(leg, player, seats)).length;

/** The better score first. */
export const better = (one: Score, other: Score): number =>
  other.points - one.points || other.resistance - one.resistance;

/** Places by order; neighbours that are level share theirs. */
export function placed<T extends object>(
  rows: readonly T[],
  level: (one: T, other: T) => boolean,
): (T & { place: number })[] {
  const found: (T & { place: number })[] = [];
  rows.forEach((row, index) => {
    const last = found.at(-1);
    const shares = last !== undefined && level(rows[index - 1], row);
    found.push({ ...row, place: shares ? last.place : index + 1 });
  });
  return found;
}
