import { capital, type Speech } from '@hexwyrm/words';
import type { View } from '../index.ts';

export type UnitTypeId = View['units'][number]['type'];

/** "infantry", or for several "infantry units"; inside a sentence. */
export const unitName = (speech: Speech, type: UnitTypeId, count = 1): string =>
  speech.say(`unit.${type}`, { count });

/** How words around the unit are bent: m, f or p for a plural. */
export const unitForm = (speech: Speech, type: UnitTypeId): string => speech.say(`unit.${type}.form`);

/** "Infantry 4": the fourth infantry of its side; the only unit of its type has no number. */
export function unitLabel(speech: Speech, view: View, id: number): string {
  const unit = view.units[id];
  if (!unit) return speech.say('unit.unknown');
  const name = capital(unitName(speech, unit.type), speech);
  const comrades = view.units.flatMap((other, i) =>
    other.type === unit.type && other.side === unit.side ? [i] : [],
  );
  return comrades.length > 1 ? `${name} ${comrades.indexOf(id) + 1}` : name;
}

/** "Infantry 4, Dragon and Orc 2", and how a verb after them is bent. */
export function unitLabels(speech: Speech, view: View, ids: readonly number[]) {
  const [only] = ids;
  const form = ids.length === 1 && only !== undefined ? formOf(speech, view, only) : 'p';
  return { units: speech.list(ids.map((id) => unitLabel(speech, view, id))), form };
}

export const formOf = (speech: Speech, view: View, id: number): string => {
  const unit = view.units[id];
  return unit ? unitForm(speech, unit.type) : 'm';
};

/** "unit of archers": some names say no number, for "archers" are one unit. */
function counted(speech: Speech, type: UnitTypeId, count: number): string {
  const single = `unit.${type}.single`;
  return count === 1 && speech.has(single) ? speech.say(single) : unitName(speech, type, count);
}

/** "8 infantry units, 1 unit of archers and 1 hero" */
export const armyList = (speech: Speech, army: Partial<Record<UnitTypeId, number>>): string =>
  speech.list(
    armyOf(army).map(([type, count]) =>
      speech.say('unit.count', { count, name: counted(speech, type, count) }),
    ),
  );

/** How many of each. */
export function countsOf<T extends string>(items: readonly T[]): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {};
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1;
  return counts;
}

const armyOf = (army: Partial<Record<UnitTypeId, number>>): [UnitTypeId, number][] =>
  UNIT_ORDER.flatMap((type): [UnitTypeId, number][] => {
    const count = army[type] ?? 0;
    return count > 0 ? [[type, count]] : [];
  });

/** Strongest first: the order of every list of units. */
export const UNIT_ORDER: readonly UnitTypeId[] = [
  'DRAGON',
  'WURM',
  'ROC',
  'YDRAGON',
  'GIANT',
  'TREX',
  'SERPENT',
  'ELM_EARTH',
  'ELM_FIRE',
  'HERO',
  'OHERO',
  'WZD',
  'OWZD',
  'ELOWYN',
  'CAV',
  'WRG',
  'TRL',
  'INF',
  'ORC',
  'ARH',
  'GOB',
  'MIL',
  'BAL',
  'CAT',
];

export const isUnitType = (id: string): id is UnitTypeId => UNIT_ORDER.some((type) => type === id);
