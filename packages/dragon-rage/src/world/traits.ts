import { UNITS_DATA } from './data.ts';
import { slotOf, type UnitTypeId } from './unit-ids.ts';
import type { Trait, UnitData } from './unit-schema.ts';

type Counter = { readonly type: UnitTypeId };

/** Kinds and traits are printed and never corrected, so a counter's type alone answers. */
function typesThat(test: (unit: UnitData) => boolean): (counter: Counter) => boolean {
  const slots = new Uint8Array(64);
  for (const unit of UNITS_DATA.units) if (test(unit)) slots[slotOf(unit.id)] = 1;
  return ({ type }) => slots[slotOf(type)] === 1;
}

const withTrait = (trait: Trait) => typesThat(({ traits }) => traits?.value.includes(trait) ?? false);

export const isHero = withTrait('hero');
export const isWizard = withTrait('wizard');
/** Elowyn (DR-2.10.7). */
export const isPrincess = withTrait('princess');
/** Orcs and their boss; goblins, trolls and the shaman do not lead prisoners. */
export const isJailer = withTrait('jailer');
export const isElemental = typesThat(({ kind }) => kind === 'elemental');
export const isSwimmer = withTrait('swims');
/** DR-2.11.3.1-a, b: too heavy for wooden bridges, and no good at doors. */
export const isBridgeBreaker = withTrait('breaks-bridges');
/** DR-2.12.2.3: young dragons, who remember who hurt them. */
export const isAvenged = withTrait('avenged');
/** DR-2.12.2.3-f: adult dragons, who rage at the killers of the young. */
export const isAvenger = withTrait('avenger');
/** DR-2.12.3.5-a: rocs, who may be set up in flight over water. */
export const isAloftAtStart = withTrait('starts-aloft');
/** R-DR-88: rocs, whose belly the summary lets be hit from anywhere. */
export const isSoftBellied = withTrait('soft-belly');
/** R-DR-117: trolls, who fight for either army at Nurkott. */
export const servesEitherSide = withTrait('either-side');
/** R-DR-116: trolls and wargs, whose prices may be exchanged. */
export const hasDisputedPrice = withTrait('disputed-price');

/** The type with that trait, which one type alone has. */
export function typeWith(trait: Trait): UnitTypeId {
  const found = UNITS_DATA.units.find(({ traits }) => traits?.value.includes(trait));
  if (found === undefined) throw new RangeError(`no unit has the trait ${trait}`);
  return found.id;
}
