/** What players agree on before the game; both are in force unless somebody declines (R-DPC-85). */
export interface Options {
  /** DP-5.3-a: only the top of another player's stack is known. */
  readonly screening: boolean;
  /** DP-8.7-a: the loss of a best friend sends a superhero into a rage. */
  readonly berserkers: boolean;
}

export const DEFAULT_OPTIONS: Options = { screening: true, berserkers: true };
