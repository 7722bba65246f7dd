import type { ForceData } from './data.ts';
import type { UnitType } from './unit-types.ts';
import { typeNamed, type World } from './world.ts';

/** The types of an army in its order; spirits and agents come with those they serve. */
export const armyOf = (world: World, forces: readonly ForceData[]): readonly UnitType[] =>
  forces.flatMap((force) => (typeof force === 'string' ? [typeNamed(world, force)] : corpsOf(world, force)));

const corpsOf = ({ types }: World, { corps, without = [] }: Exclude<ForceData, string>): UnitType[] =>
  types.filter((type) => type.corps === corps && type.master === null && !without.includes(type.id));
