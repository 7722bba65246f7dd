/** Every change of a game, undo included, and where it changed the log: for those who keep its record. */
export interface Changes {
  /** How many there have been. */
  readonly count: number;
  /** The log has grown, or is another from some place on. */
  note(): void;
  /** Where the log is no longer as it was after so many changes; from the start on where there were never so many. */
  since(count: number): number;
}

export function createChanges(log: readonly unknown[]): Changes {
  const places: number[] = [];
  let last = [...log];
  return {
    get count() {
      return places.length;
    },
    note() {
      const at = last.findIndex((line, index) => line !== log[index]);
      places.push(at < 0 ? last.length : at);
      last = [...log];
    },
    since: (count) =>
      count > places.length ? 0 : places.slice(count).reduce((least, at) => Math.min(least, at), log.length),
  };
}
