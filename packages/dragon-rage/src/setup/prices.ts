import type { Army } from '../core/frames.ts';
import type { Options } from '../core/options.ts';
import type { Side } from '../core/vocabulary.ts';
import { hasDisputedPrice, typeWith } from '../world/traits.ts';
import { UNIT_TYPE_IDS, type UnitTypeId, type UnitTypes } from '../world/unit-types.ts';

/** DR-3.3.4-d to m: by the role the unit plays, not by its colour (R-DR-124); trolls and wargs by R-DR-116. */
export const priceOf = (types: UnitTypes, options: Options, side: Side, what: UnitTypeId): number =>
  types[priced(options, what)].cost[side];

function priced(options: Options, what: UnitTypeId): UnitTypeId {
  if (options.trollWargPrices === 'printed' || !hasDisputedPrice({ type: what })) return what;
  return UNIT_TYPE_IDS.find((other) => other !== what && hasDisputedPrice({ type: other })) ?? what;
}

export function armyPrice(types: UnitTypes, options: Options, side: Side, army: Army): number {
  let total = 0;
  for (const what of UNIT_TYPE_IDS) total += (army[what] ?? 0) * priceOf(types, options, side, what);
  return total;
}

/** DR-4.3.2-a: whether the princess goes with the army, of which she is no unit (R-DR-198). */
export const hasPrincess = (army: Army): boolean => (army[typeWith('princess')] ?? 0) > 0;

export const armySize = (army: Army): number =>
  Object.values(army).reduce((total, count) => total + count, 0) - (hasPrincess(army) ? 1 : 0);
