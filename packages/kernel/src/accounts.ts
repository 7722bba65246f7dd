import type { AnalysedAction, Analysis } from './advice.ts';
import type { Seat } from './contract.ts';

/** To what a seat owes its chance: the three add up over the game to what it has changed. */
export interface Account {
  readonly seat: Seat;
  /** What its own actions were expected to bring. */
  readonly skill: number;
  /** The same of all others, which is mostly to its harm. */
  readonly others: number;
  /** What dice gave beyond what was expected, regardless of who rolled them. */
  readonly luck: number;
}

/** Luck told apart from skill, for each seat. */
export function accountsOf({ seats, start, actions }: Analysis): readonly Account[] {
  return seats.map((seat, place) => {
    let [skill, others, luck, before] = [0, 0, 0, start[place] ?? 0];
    for (const { seat: actor, chances, expected } of actions) {
      const [now, hoped] = [chances[place] ?? 0, expected[place] ?? 0];
      if (actor === seat) skill += hoped - before;
      else others += hoped - before;
      luck += now - hoped;
      before = now;
    }
    return { seat, skill, others, luck };
  });
}

/** The actions that changed the first seat's chance most, in their order: at most so many. */
export function turningPoints({ start, actions }: Analysis, count: number): readonly AnalysedAction[] {
  const swings = actions.map((each, i) => ({
    each,
    swing: Math.abs((each.chances[0] ?? 0) - ((actions[i - 1]?.chances ?? start)[0] ?? 0)),
  }));
  return swings
    .filter(({ swing }) => swing >= NOTABLE)
    .toSorted((a, b) => b.swing - a.swing)
    .slice(0, count)
    .map(({ each }) => each)
    .toSorted((a, b) => a.action - b.action);
}

/** Smaller changes turned nothing. */
const NOTABLE = 0.03;
