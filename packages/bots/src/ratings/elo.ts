/** Games of a pair of players: what the first scored of them, a draw counting half. */
export interface Meeting {
  readonly players: readonly [number, number];
  readonly games: number;
  readonly score: number;
}

/** A rating and its 95 % interval. The ratings of a field add up to zero. */
export interface Rating {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** Rating points between players whose odds are e to 1. */
const SCALE = 400 / Math.LN10;
const Z = 1.959_963_984_540_054;
const ROUNDS = 100;

/** What a player so much better scores on average. */
export const expectedScore = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/**
 * The ratings under which these results are the most likely (Bradley and Terry). Where one player won every game of a
 * meeting no rating is high enough, so such a meeting counts one more game, a draw.
 */
export function eloRatings(players: number, meetings: readonly Meeting[]): readonly Rating[] {
  const played = meetings.filter(({ games }) => games > 0).map(tempered);
  let strengths = Array.from({ length: players }, () => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = times(covariance(strengths, played), slope(strengths, played));
    // A whole step may go too far while the ratings are still far off.
    const longest = Math.max(1, ...step.map(Math.abs));
    strengths = strengths.map((strength, i) => strength + step[i] / longest);
    if (longest === 1 && step.every((change) => Math.abs(change) < 1e-12)) break;
  }
  const spread = covariance(strengths, played);
  return strengths.map((strength, i) => {
    const margin = Z * Math.sqrt(spread[i][i]);
    return { elo: SCALE * strength, low: SCALE * (strength - margin), high: SCALE * (strength + margin) };
  });
}

function tempered(meeting: Meeting): Meeting {
  const { games, score } = meeting;
  return score === 0 || score === games ? { ...meeting, games: games + 1, score: score + 0.5 } : meeting;
}

const chance = (strengths: readonly number[], [a, b]: readonly [number, number]): number =>
  1 / (1 + Math.exp(strengths[b] - strengths[a]));

/** How fast the likelihood rises with each strength. */
function slope(strengths: readonly number[], meetings: readonly Meeting[]): number[] {
  const rise = strengths.map(() => 0);
  for (const { players, games, score } of meetings) {
    const surplus = score - games * chance(strengths, players);
    rise[players[0]] += surplus;
    rise[players[1]] -= surplus;
  }
  return rise;
}

/** Of the strengths about their mean: the inverse of Fisher's information, whose constant part is left out. */
function covariance(strengths: readonly number[], meetings: readonly Meeting[]): number[][] {
  const even = 1 / strengths.length;
  const information = strengths.map(() => strengths.map(() => even));
  for (const { players, games } of meetings) {
    const p = chance(strengths, players);
    const weight = games * p * (1 - p);
    const [a, b] = players;
    information[a][a] += weight;
    information[b][b] += weight;
    information[a][b] -= weight;
    information[b][a] -= weight;
  }
  return inverse(information).map((row) => row.map((entry) => entry - even));
}

const times = (matrix: readonly (readonly number[])[], vector: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, entry, i) => sum + entry * vector[i], 0));

/** By Gauss and Jordan; the matrix is symmetric and positive, so that no rows need to change places. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...matrix.map((_, j) => Number(i === j))]);
  for (let pivot = 0; pivot < size; pivot += 1) {
    const divisor = rows[pivot][pivot];
    rows[pivot] = rows[pivot].map((entry) => entry / divisor);
    for (let i = 0; i < size; i += 1) {
      if (i === pivot) continue;
      const factor = rows[i][pivot];
      rows[i] = rows[i].map((entry, j) => entry - factor * rows[pivot][j]);
    }
  }
  return rows.map((row) => row.slice(size));
}
