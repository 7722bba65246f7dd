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

/** Five moods that favour other places, two that differ in fear alone, and four that do both. */
export const moodsOf = (fears: readonly [bold: number, careful: number], times: number): readonly Mood[] => [
  ...[1, 2, 3, 4, 5].map((number) => ({ fear: 1, worth: favouring(times, number) })),
  ...fears.map((fear) => ({ ...EVEN, fear })),
  ...[6, 7].map((number) => ({ fear: 0.5, worth: favouring(times, number) })),
  ...[8, 9].map((number) => ({ fear: 2, worth: favouring(times, number) })),
];
