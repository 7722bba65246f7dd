import { PLAIN, sheetOf, type TournamentState, type TournamentView } from '@hexwyrm/league';
import { describe, expect, test } from 'vitest';
import { playersOf, runTournament } from './tournament.fixture.ts';

/** Tournaments at each size: few in the suite, and short ones of the largest; `WILD=200` for many whole ones, `SEED` for others. */
const { WILD: wild = '0', SEED: seed = '' } = process.env;
const WILD = Number(wild);
const SIZES = [8, 9, 16, 33, 64, 128, 512];

/** Points by the formula of a spreadsheet: games won, and two for each bye; before the last round. */
function pointsBefore(state: TournamentState): Map<string, number> {
  const points = new Map(state.entrants.map(({ id }) => [id, 0]));
  const add = (id: string, value: number) => points.set(id, (points.get(id) ?? 0) + value);
  for (const { matches, idle } of state.rounds.slice(0, -1)) {
    for (const { legs } of matches)
      for (const { invader, defender, report } of legs)
        add(report?.winner === 'invader' ? invader : defender, 1);
    for (const { player } of idle) if (player !== null) add(player, 2);
  }
  return points;
}

const gapsOf = (pairs: readonly (readonly [string, string])[], points: Map<string, number>): number =>
  pairs.reduce((sum, [one, other]) => sum + (pointsIn(points, one) - pointsIn(points, other)) ** 2, 0);

const pointsIn = (points: Map<string, number>, id: string): number => points.get(id) ?? 0;

type Met = (one: string, other: string) => boolean;

/** The smallest sum of squared gaps of any pairing in which nobody meets twice: all of them tried. */
function leastGaps(players: readonly string[], points: Map<string, number>, met: Met): number {
  if (players.length === 0) return 0;
  const [one, ...rest] = players;
  let least = Number.POSITIVE_INFINITY;
  rest.forEach((other, index) => {
    if (met(one, other)) return;
    const left = leastGaps(rest.toSpliced(index, 1), points, met);
    least = Math.min(least, left + (pointsIn(points, one) - pointsIn(points, other)) ** 2);
  });
  return least;
}

/** Whether two pairs could have been closer by an exchange. */
function couldBeCloser(
  pairs: readonly (readonly [string, string])[],
  points: Map<string, number>,
  met: Met,
): boolean {
  const apart = pairs.filter((pair) => gapsOf([pair], points) > 0);
  return apart.some(([a, b]) =>
    pairs.some(([c, d]) => {
      if (a === c) return false;
      const now = gapsOf(
        [
          [a, b],
          [c, d],
        ],
        points,
      );
      const exchanges = [
        [
          [a, c],
          [b, d],
        ],
        [
          [a, d],
          [b, c],
        ],
      ] as const;
      return exchanges.some(
        (others) => others.every(([one, other]) => !met(one, other)) && gapsOf(others, points) < now,
      );
    }),
  );
}

/** The standings again by the formulas of a spreadsheet, from the sheets that go out. */
function checkSums(view: TournamentView): void {
  const resistance = new Map<string | number, number>();
  for (const [, , , one, other, , sums] of sheetOf(view, 'pairings', PLAIN).rows) {
    if (other === '') continue;
    const [mine, yours] = String(sums).split('-').map(Number);
    resistance.set(one, (resistance.get(one) ?? 0) + mine);
    resistance.set(other, (resistance.get(other) ?? 0) + yours);
  }
  const rows = sheetOf(view, 'standings', PLAIN).rows.map(([place, player, points, sum, won, , byes]) => {
    expect(points).toBe(Number(won) + 2 * Number(byes));
    expect(sum).toBe(resistance.get(player) ?? 0);
    return { place, value: 1000 * Number(points) + Number(sum) };
  });
  for (const { place, value } of rows) expect(place).toBe(1 + rows.filter((row) => row.value > value).length);
}

const pairsOf = ({ matches }: TournamentState['rounds'][number]) => matches.map(({ players }) => players);

/** Looks at the round that was drawn last. */
function checkRound(state: TournamentState): void {
  const points = pointsBefore(state);
  const earlier = new Set(
    state.rounds.slice(0, -1).flatMap((round) => pairsOf(round).map((pair) => pair.toSorted().join())),
  );
  const met: Met = (one, other) => earlier.has([one, other].toSorted().join());
  const pairs = pairsOf(state.rounds[state.rounds.length - 1]);
  expect(pairs.some(([one, other]) => met(one, other))).toBe(false);
  expect(couldBeCloser(pairs, points, met)).toBe(false);
  if (pairs.length <= 4) expect(gapsOf(pairs, points)).toBe(leastGaps(pairs.flat(), points, met));
}

describe.each(SIZES)('%d players', (size) => {
  test('DR-5.2-e, DR-5.2-f nobody meets twice or sits out twice, and nobody could be paired closer', () => {
    for (let number = 0; number < (WILD || (size > 100 ? 1 : 2)); number += 1) {
      const settings = {
        format: 'swiss',
        players: playersOf(size),
        rounds: size > 100 && WILD === 0 ? 4 : null,
      };
      const { state, view } = runTournament(settings, `${seed}${size}/${number}`, checkRound);
      expect(view.standings.every(({ byes }) => byes <= 1)).toBe(true);
      expect(state.rounds).toHaveLength(state.swissRounds);
      const matches = state.rounds.flatMap(pairsOf).length;
      const byes = state.rounds.flatMap(({ idle }) => idle).length;
      const total = view.standings.reduce((sum, standing) => sum + standing.points, 0);
      expect(total).toBe(2 * matches + 2 * byes);
      checkSums(view);
    }
    if (WILD > 0) console.log(`${WILD} tournaments of ${size} players`);
  });
});
