import type { Odds, RollOdds } from '@hexwyrm/kernel';
import type { PlayKit } from '../kit.ts';
import { type Option, traitsOf } from '../select/selection.ts';
import type { OddsBook } from './useOdds.ts';

/** The chance as a share of one. */
export const shareOf = ({ chance: [part, whole] }: RollOdds): number => part / whole;

/** Some hits do nothing: what they strike is gone already. */
const isWasted = ({ results }: RollOdds): boolean => results.some(({ result }) => result === 'wasted');

/** The first action with the best chance of an effect among those with known rolls; the given one if there is none. */
export function bestOf<A>(actions: readonly A[], odds: ReadonlyMap<A, Odds>, otherwise: A): A {
  let best = otherwise;
  let most = -1;
  for (const action of actions) {
    const roll = decisiveRoll(odds.get(action));
    const share = roll === null ? -1 : isWasted(roll) ? 0 : shareOf(roll);
    if (share > most) {
      best = action;
      most = share;
    }
  }
  return best;
}

/** The roll that decides: the least likely of those an action causes, or null where nothing is rolled. */
export function decisiveRoll(odds: Odds | undefined): RollOdds | null {
  let found: RollOdds | null = null;
  for (const roll of odds ?? []) if (found === null || shareOf(roll) < shareOf(found)) found = roll;
  return found;
}

/** Of rolls to escape the likeliest to fail, with the chance that it kills, without the attacker's number. */
function deadliestRoll(odds: Odds | undefined): RollOdds | null {
  let found: RollOdds | null = null;
  for (const roll of odds ?? []) {
    const death = roll.results.find(({ result }) => result === 'destroyed');
    if (death === undefined) continue;
    const deadly = { ...roll, needs: 0, chance: death.chance };
    if (found === null || shareOf(deadly) > shareOf(found)) found = deadly;
  }
  return found;
}

/** The roll by which an option is judged before it is chosen; null where nothing is rolled. */
export function chipRoll(
  { kind, actions }: Option,
  odds: OddsBook,
  play: Pick<PlayKit, 'kinds' | 'variants'>,
): RollOdds | null {
  const rolls = odds.get(bestOf(play.variants.rivals(actions), odds, actions[0]));
  return traitsOf(play, kind).rolls === 'deadliest' ? deadliestRoll(rolls) : decisiveRoll(rolls);
}
