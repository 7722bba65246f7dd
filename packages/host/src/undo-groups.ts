/**
 * How many actions had been taken when each request to act began, in order: a walk of four hexes is four actions and one
 * group, and undo takes back a group. What was undone keeps its place until something else is played.
 */
export type UndoGroups = readonly number[];

/** Of a game whose requests are not known: every action is a group of its own. */
export const oneEach = (actions: number): UndoGroups => Array.from({ length: actions }, (_, index) => index);

/** A group starts after so many actions; groups beyond it are gone. */
export const startGroup = (groups: UndoGroups, actions: number): UndoGroups => [
  ...groups.filter((at) => at < actions),
  actions,
];

/** How many actions the last group has. */
export const lastGroup = (groups: UndoGroups, actions: number): number =>
  actions - (groups.findLast((at) => at < actions) ?? actions - 1);

/** How many actions the group has that a redo plays next. */
export const nextGroup = (groups: UndoGroups, actions: number): number =>
  (groups.find((at) => at > actions) ?? Number.POSITIVE_INFINITY) - actions;
