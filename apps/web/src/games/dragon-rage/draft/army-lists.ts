import type { View } from '@hexwyrm/dragon-rage';
import { recall, remember } from '../../../storage/settings.ts';
import type { Side } from '../view.ts';
import type { UnitTypeId } from '../words/unit-names.ts';

/** An army kept by name, for a city and a side. */
export interface ArmyList {
  readonly name: string;
  readonly map: View['map'];
  readonly side: Side;
  readonly army: Readonly<Partial<Record<UnitTypeId, number>>>;
}

const KEY = 'armies';

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

/** What is kept on this device; what cannot be read is nothing. */
export function listArmies(): readonly ArmyList[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isArmyList) : [];
  } catch {
    return [];
  }
}

const isSame = (a: ArmyList, b: ArmyList): boolean =>
  a.name === b.name && a.map === b.map && a.side === b.side;

function write(lists: readonly ArmyList[]): readonly ArmyList[] {
  remember(KEY, lists.length === 0 ? null : JSON.stringify(lists));
  return lists;
}

/** Keeps the army; one of the same name is replaced. */
export const keepArmy = (list: ArmyList): readonly ArmyList[] =>
  write([...listArmies().filter((kept) => !isSame(kept, list)), list]);

export const forgetArmy = (list: ArmyList): readonly ArmyList[] =>
  write(listArmies().filter((kept) => !isSame(kept, list)));
