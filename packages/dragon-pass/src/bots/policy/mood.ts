/** How a player sees things otherwise than the policy does: what it wants and what it fears, times these. */
export interface Mood {
  /** What may happen to one's own. */
  readonly fear: number;
  /** The worth of a place, by its hex. */
  place(hex: number): number;
}

/** The policy's own. */
export const EVEN: Mood = { fear: 1, place: () => 1 };

/** Places that look up to four times as good as they are, or a quarter as good, in another way for each number. */
const favouring =
  (number: number) =>
  (hex: number): number =>
    4 ** Math.sin(number * 37 + hex * 2.3);

export const MOODS: readonly Mood[] = [
  { ...EVEN, fear: 0.2 },
  { ...EVEN, fear: 4 },
  ...[1, 2, 3, 4, 5].map((number) => ({ fear: 1, place: favouring(number) })),
  ...[6, 7].map((number) => ({ fear: 0.5, place: favouring(number) })),
  ...[8, 9].map((number) => ({ fear: 2, place: favouring(number) })),
];
