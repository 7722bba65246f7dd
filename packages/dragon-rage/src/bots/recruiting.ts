import { type Dice, pickIndex, pickOne } from '@hexwyrm/kernel';
import { type Action, formulaGoal, type View } from '../index.ts';

type Recruit = Extract<Action, { type: 'recruit' }>;

/** Prices are counted in halves to keep weights whole numbers. */
const HALVES = 2;

/**
 * How a bot buys an army, without the princess, who costs nothing, sets a goal and takes a side: there is nothing on the map to look ahead at. Null where
 * something else is asked.
 */
export function recruiting(view: View, legal: readonly Action[], dice: Dice): Action | null {
  const frame = view.frames.at(-1);
  if (frame?.kind === 'choose-side')
    return frame.dice.length > 0 ? pickOne(dice, legal) : takeSide(view, legal, dice);
  if (frame?.kind !== 'draft' && frame?.kind !== 'plan') return null;
  const recruits = legal.filter(
    (action): action is Recruit => action.type === 'recruit' && weightOf(view, action) > 0,
  );
  if (recruits.length > 0) return drawn(view, recruits, dice);
  return fairGoal(view, legal) ?? legal.find(({ type }) => type === 'ready') ?? null;
}

/** A random available counter, weighted towards expensive and numerous ones to vary armies. */
function drawn(view: View, recruits: readonly Recruit[], dice: Dice): Recruit {
  const weights = recruits.map((action) => weightOf(view, action));
  let at = pickIndex(
    dice,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  const found = recruits.find((_, index) => {
    at -= weights[index];
    return at < 0;
  });
  return found ?? recruits[0];
}

/** The price of all the counters of its kind that are left. */
function weightOf({ priceList }: View, { what, side }: Recruit): number {
  const { invader, defender } = priceList?.ledgers ?? {};
  const ledger = side === undefined ? (invader ?? defender) : priceList?.ledgers[side];
  const ware = ledger?.wares.find((each) => each.what === what);
  return ware ? Math.round(ware.price * HALVES) * (ware.limit - ware.taken) : 1;
}

/** The goal of the formula, as near as the map allows (DR-3.3.3-i). */
function fairGoal({ priceList }: View, legal: readonly Action[]): Action | null {
  const formula = priceList?.goal.total ?? 0;
  let best: Extract<Action, { type: 'goal' }> | null = null;
  for (const action of legal) {
    if (action.type !== 'goal') continue;
    if (best === null || Math.abs(action.goal - formula) < Math.abs(best.goal - formula)) best = action;
  }
  return best;
}

/** Who finds the goal too low for these armies invades, too high defends; a fair one leaves it to chance. */
function takeSide(view: View, legal: readonly Action[], dice: Dice): Action {
  const fair = formulaGoal(view);
  const wanted = view.goal < fair ? 'invader' : 'defender';
  const choice = legal.find((action) => action.type === 'choose-side' && action.side === wanted);
  return view.goal === fair || choice === undefined ? pickOne(dice, legal) : choice;
}
