import type { View } from '@hexwyrm/dragon-rage';
import type { UnitTypeId } from '@hexwyrm/dragon-rage/words';
import { namedLists } from '../../../storage/named-lists.ts';
import type { Side } from '../view.ts';

/** An army kept by name, for a city and a side. */
export interface ArmyList {
  readonly name: string;
  readonly map: View['map'];
  readonly side: Side;
  readonly army: Readonly<Partial<Record<UnitTypeId, number>>>;
}

const isArmyList = (value: unknown): value is ArmyList =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'map' in value &&
  'side' in value &&
  'army' in value &&
  typeof value.army === 'object' &&
  value.army !== null &&
  Object.values(value.army).every((count) => Number.isInteger(count));

/** Armies kept on this device. */
export const ARMIES = namedLists(
  'armies',
  isArmyList,
  (a, b) => a.name === b.name && a.map === b.map && a.side === b.side,
);
