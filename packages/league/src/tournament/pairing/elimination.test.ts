import { seededDice } from '@hexwyrm/kernel';
import { expect, test } from 'vitest';
import { drawPairs } from './elimination.ts';

const seeds = Array.from({ length: 60 }, (_, seed) => seed);

const never = () => 0;

/** Whether two have met, from pairs such as `AB`. */
const metIn =
  (...pairs: readonly string[]) =>
  (one: string, other: string): boolean =>
    pairs.some((pair) => pair === one + other || pair === other + one);

const draw = (players: string, met: ReturnType<typeof metIn>, byesOf: (player: string) => number) =>
  seeds.map((seed) => {
    const { pairs, bye } = drawPairs([...players], met, byesOf, seededDice(seed));
    return { pairs: pairs.map((pair) => pair.toSorted().join('')).toSorted(), bye };
  });

test('R-DR-195 nobody meets again while that can be avoided', () => {
  // Three pairings of four are possible; A has met B and C has met D, so that two are left.
  const drawn = draw('ABCD', metIn('AB', 'CD'), never).map(({ pairs }) => pairs.join());
  expect(new Set(drawn)).toEqual(new Set(['AC,BD', 'AD,BC']));
  // A has met all but F, and so has B: one of them must meet again, and only one.
  const met = metIn('AB', 'AC', 'AD', 'AE', 'BC', 'BD', 'BE');
  for (const { pairs } of draw('ABCDEF', met, never))
    expect(pairs.filter(([one, other]) => met(one, other))).toHaveLength(1);
});

test('R-DR-126 who sits out did so least often, and leaves the fewest rematches', () => {
  // C had the bye before, A has met B, and D has met E. Whichever of these four sits out, the others can avoid a
  // rematch: with A away C meets D or E.
  const met = metIn('AB', 'DE');
  const drawn = draw('ABCDE', met, (player) => Number(player === 'C'));
  expect(new Set(drawn.map(({ bye }) => bye))).toEqual(new Set('ABDE'));
  for (const { pairs } of drawn) expect(pairs.filter(([one, other]) => met(one, other))).toEqual([]);
  // Of three, A and B have met: with C away they would meet again.
  expect(new Set(draw('ABC', metIn('AB'), never).map(({ bye }) => bye))).toEqual(new Set('AB'));
  // All have sat out once and C twice: C does so no third time.
  const again = draw('ABC', metIn('AB'), (player) => (player === 'C' ? 2 : 1));
  expect(new Set(again.map(({ bye }) => bye))).toEqual(new Set('AB'));
  // C did so less often than both, whatever rematch that makes.
  const fair = draw('ABC', metIn('AB'), (player) => (player === 'C' ? 0 : 1));
  expect(new Set(fair.map(({ bye }) => bye))).toEqual(new Set('C'));
});

test('hundreds are paired with strangers after several rounds', () => {
  const players = Array.from({ length: 256 }, (_, index) => `p${index}`);
  const known = new Set<string>();
  for (let round = 1; round <= 6; round += 1) {
    const { pairs } = drawPairs(
      players,
      (one, other) => known.has([one, other].toSorted().join()),
      never,
      seededDice(round),
    );
    for (const pair of pairs) known.add(pair.toSorted().join());
    expect(known.size).toBe(128 * round);
  }
});
