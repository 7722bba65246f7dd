import { theBattle } from '../../core/battle.ts';
import { type Board, stackAt } from '../../core/board.ts';
import type { Parts, UnitId } from '../../core/vocabulary.ts';
import {
  budgetOf,
  type CasualtyFrame,
  canBePassed,
  candidates,
  isAnswer,
  priceOf,
} from '../../losses/casualties.ts';
import { hexesOf } from '../../stacks/fighters.ts';
import { isDisembodied } from '../../stacks/kinds.ts';
import { worthOf } from './worth.ts';

/** Units taken together, what they count for and what they are worth to their owner. */
interface Selection {
  readonly units: readonly UnitId[];
  readonly price: Parts;
  readonly worth: number;
}

const NOBODY_TAKEN: Selection = { units: [], price: 0, worth: 0 };

/** The casualties that use most of the loss, and of these the most valuable; in the order they can be taken. */
export function bestCasualties(board: Board, frame: CasualtyFrame): readonly UnitId[] {
  const budget = budgetOf(board, frame);
  const melee = frame.cause === 'attack' || frame.cause === 'counter-attack';
  const groups = melee ? stackChoices(board, frame) : freeChoices(board, frame);
  let best = new Map<Parts, Selection>([[0, NOBODY_TAKEN]]);
  for (const choices of groups) best = extended(best, choices, budget);
  return [...best.values()].reduce(better).units;
}

/** Every sum that can be reached with one choice of the group more, each at its most valuable. */
function extended(
  best: ReadonlyMap<Parts, Selection>,
  choices: readonly Selection[],
  budget: Parts,
): Map<Parts, Selection> {
  const next = new Map(best);
  for (const some of best.values()) {
    for (const more of choices) {
      const price = some.price + more.price;
      if (price > budget) continue;
      const both = { units: [...some.units, ...more.units], price, worth: some.worth + more.worth };
      next.set(price, better(next.get(price) ?? both, both));
    }
  }
  return next;
}

const better = (a: Selection, b: Selection): Selection =>
  b.price > a.price || (b.price === a.price && b.worth > a.worth) ? b : a;

function withUnit(board: Board, frame: CasualtyFrame, some: Selection, id: UnitId): Selection {
  return {
    units: [...some.units, id],
    price: some.price + priceOf(board, frame.cause, id),
    worth: some.worth + worthOf(board, id),
  };
}

/** Where any unit can be picked, each is a choice of its own. */
const freeChoices = (board: Board, frame: CasualtyFrame): Selection[][] =>
  candidates(board, frame)
    .filter((id) => !frame.taken.includes(id))
    .map((id) => [withUnit(board, frame, NOBODY_TAKEN, id)]);

/** In melee every stack is taken from the top down; some units may be passed by (DP-7.10.7.2-a, b). */
function stackChoices(board: Board, frame: CasualtyFrame): Selection[][] {
  const { attackers, defenders } = theBattle(board);
  const side = isAnswer(frame.cause) ? attackers : defenders;
  return hexesOf(board, side).map((hex) => {
    const found: Selection[] = [];
    let open: Selection[] = [NOBODY_TAKEN];
    for (const id of stackAt(board, hex)) {
      if (!side.includes(id) || frame.taken.includes(id) || isDisembodied(board, id)) continue;
      const taken = open.map((some) => withUnit(board, frame, some, id));
      found.push(...taken);
      open = canBePassed(board, id) ? [...open, ...taken] : taken;
    }
    return found;
  });
}
