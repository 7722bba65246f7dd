import { pickIndex, seededDice } from '@hexwyrm/kernel';
import { expect, test } from 'vitest';
import { type Seeker, swissPairs } from './swiss.ts';

const seeker = (id: string, points: number, resistance: number, met = ''): Seeker => ({
  id,
  points,
  resistance,
  met: new Set(met),
  downBefore: false,
  byes: 0,
});

type Pair = readonly [Seeker, Seeker];

const named = (pairs: readonly Pair[]): string =>
  pairs
    .map((pair) =>
      pair
        .map(({ id }) => id)
        .toSorted()
        .join(''),
    )
    .toSorted()
    .join();

const draws = (seekers: readonly Seeker[]): string[] =>
  Array.from({ length: 20 }, (_, seed) => named(swissPairs(seekers, seededDice(seed))?.pairs ?? []));

test('R-DR-196 leaders who have not met do, where others can go down with the same gaps', () => {
  // C and D have met. A and B down to them makes gaps of 1 and 1, and so do C and D down to E and F.
  const seekers = [
    seeker('A', 2, 46),
    seeker('B', 2, 43),
    seeker('C', 1, 33, 'D'),
    seeker('D', 1, 33, 'C'),
    seeker('E', 0, 23),
    seeker('F', 0, 20),
  ];
  expect(new Set(draws(seekers))).toEqual(new Set(['AB,CE,DF', 'AB,CF,DE']));
});

test('DR-5.2-g two of a score go down: those with the lowest resistance', () => {
  // E and F have met, so that two of the others must go down to them.
  const seekers = [
    seeker('A', 1, 40),
    seeker('B', 1, 38),
    seeker('C', 1, 33),
    seeker('D', 1, 31),
    seeker('E', 0, 20, 'F'),
    seeker('F', 0, 19, 'E'),
  ];
  for (const draw of draws(seekers)) expect(draw).toMatch(/^AB,C[EF],D[EF]$/);
});

/** All rounds without a rematch. */
function roundsOf(seekers: readonly Seeker[]): Pair[][] {
  const [one, ...rest] = seekers;
  if (one === undefined) return [[]];
  return rest.flatMap((other, index) =>
    one.met.has(other.id)
      ? []
      : roundsOf(rest.toSpliced(index, 1)).map((pairs): Pair[] => [[one, other], ...pairs]),
  );
}

/** What a round should have little of, first things first: gaps, points of those who go down, going again, resistance. */
function faultsOf(pairs: readonly Pair[], all: readonly Seeker[]): number[] {
  const sums = [0, 0, 0, 0];
  for (const pair of pairs) {
    const [one, other] = pair.toSorted((a, b) => b.points - a.points);
    if (one.points === other.points) continue;
    const rather = all.filter(
      ({ points, downBefore, resistance }) =>
        points === one.points &&
        (downBefore === one.downBefore ? resistance < one.resistance : one.downBefore),
    );
    const faults = [(one.points - other.points) ** 2, one.points, Number(one.downBefore), rather.length];
    faults.forEach((fault, index) => {
      sums[index] += fault;
    });
  }
  return sums;
}

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((fault, index) => fault - other[index]).find((difference) => difference !== 0) ?? 0;

test('R-DR-196, R-DR-127 no round of up to eight players has fewer faults: all of them tried', () => {
  const dice = seededDice('swiss');
  let drawn = 0;
  for (let number = 0; number < 300; number += 1) {
    const size = 4 + 2 * pickIndex(dice, 3);
    const met = Array.from({ length: size }, () => new Set<string>());
    for (let one = 0; one < size; one += 1)
      for (let other = 0; other < one; other += 1)
        if (pickIndex(dice, 5) < 2) {
          met[one].add(`${other}`);
          met[other].add(`${one}`);
        }
    const seekers = met.map((each, index) => ({
      ...seeker(`${index}`, pickIndex(dice, 4), 10 * pickIndex(dice, 6) + index),
      met: each,
      downBefore: pickIndex(dice, 3) === 0,
    }));
    const rounds = roundsOf(seekers).map((pairs) => faultsOf(pairs, seekers));
    const result = swissPairs(seekers, dice);
    expect(result === null).toBe(rounds.length === 0);
    if (result === null) continue;
    drawn += 1;
    expect(faultsOf(result.pairs, seekers)).toEqual(rounds.toSorted(compare)[0]);
  }
  expect(drawn).toBeGreaterThan(200);
});
