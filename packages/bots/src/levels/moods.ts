/** How a player sees a game differently from the policy: what the policy wants and fears, times these. */
export interface Mood {
  /** What may happen to the player's own units. */
  readonly fear: number;
  /** What a place is worth, by its number. */
  worth(place: number): number;
}

/** The policy's own. */
export const EVEN: Mood = { fear: 1, worth: () => 1 };

/** Places look up to this many times as good as they are, or as bad, differently for each number. */
const favouring =
  (times: number, number: number) =>
  (place: number): number =>
    times ** Math.sin(number * 37 + place * 2.3);

/** So many moods favour other places; by turns they are calm, bold or careful. */
const FAVOURING = 27;
const FEARS = [1, 1, 1, 1, 1, 0.5, 0.5, 2, 2] as const;

/** Moods that favour other places, and two that differ in fear alone. */
export const moodsOf = (fears: readonly [bold: number, careful: number], times: number): readonly Mood[] => [
  ...Array.from({ length: FAVOURING }, (_, i) => ({
    fear: FEARS[i % FEARS.length],
    worth: favouring(times, i + 1),
  })),
  ...fears.map((fear) => ({ ...EVEN, fear })),
];
