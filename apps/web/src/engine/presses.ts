/**
 * After how many actions each press began, in order: a walk of four hexes is four actions and one press, and undo takes back
 * what was pressed. What has been undone keeps its place until something else is played.
 */
export type Presses = readonly number[];

/** Of a game from a file nobody knows: there every action is one. */
export const singly = (actions: number): Presses => Array.from({ length: actions }, (_, index) => index);

/** A press begins after so many actions; what lay beyond is gone. */
export const begun = (presses: Presses, actions: number): Presses => [
  ...presses.filter((at) => at < actions),
  actions,
];

/** How many actions the last press took. */
export const lastPress = (presses: Presses, actions: number): number =>
  actions - (presses.findLast((at) => at < actions) ?? actions - 1);

/** How many actions the press took that comes next after undo. */
export const nextPress = (presses: Presses, actions: number): number =>
  (presses.find((at) => at > actions) ?? Number.POSITIVE_INFINITY) - actions;
