/** A board with as many counters as the game ever lays on it. */
export interface Crowd {
  readonly game: string;
  readonly scenario: string;
  readonly counters: number;
  /** As a file that the home screen opens. */
  readonly position: unknown;
  /** The hexes where counters lie. */
  readonly taken: ReadonlySet<string>;
  /** Units to select, by a name for the report: those with the most to show. */
  readonly movers: Readonly<Record<string, string>>;
}
