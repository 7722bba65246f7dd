/** How a player sees things otherwise than the policy does: what it wants and what it fears, times these. */
export interface Mood {
  /** What may happen to one's own. */
  readonly fear: number;
  /** The points of a prize, by its place among all of the map. */
  prize(index: number): number;
}

/** The policy's own. */
export const EVEN: Mood = { fear: 1, prize: () => 1 };

/** Prizes that look up to twice as good as they are, or half as good, in another way for each number. */
const favouring =
  (number: number) =>
  (index: number): number =>
    2 ** Math.sin(number * 37 + index * 2.3);

export const MOODS: readonly Mood[] = [
  { ...EVEN, fear: 0.4 },
  { ...EVEN, fear: 2.5 },
  ...[1, 2, 3, 4, 5].map((number) => ({ fear: 1, prize: favouring(number) })),
  ...[6, 7].map((number) => ({ fear: 0.5, prize: favouring(number) })),
  ...[8, 9].map((number) => ({ fear: 2, prize: favouring(number) })),
];
