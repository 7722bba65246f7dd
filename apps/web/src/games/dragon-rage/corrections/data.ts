import { type Corrections, TABLES } from '@hexwyrm/dragon-rage/data';
import type { CorrectionsData } from '../../../corrections/kit.ts';
import { tableSheets } from '../../../corrections/values/tables.ts';
import { capitalOf } from '../../../corrections/words.ts';
import type { Words } from '../../../i18n/index.ts';
import { hexSheet, hexSource } from './hexes.ts';
import { laidOver, type MapName, shipped } from './laid.ts';
import { correctedHexes, placeOf } from './place-of.ts';
import { scenarioSheets } from './scenarios.ts';
import { sidesOf } from './sides.ts';
import { UNITS, unitSheet } from './units.ts';

const FIRST_HEX: Readonly<Partial<Record<MapName, string>>> = { esirien: '0707', nurkott: '1609' };

/** What of Dragon Rage can be corrected. */
export const data: CorrectionsData = {
  maps: ['esirien', 'nurkott'],
  firstHex: (map: MapName) => FIRST_HEX[map] ?? '1009',
  units: UNITS,
  unit: unitSheet,
  hex: hexSheet,
  sourceOf: hexSource,
  sides: sidesOf,
  nameOf(draft: Corrections, map: MapName, hex: string, { has, t }: Words) {
    const now = laidOver(draft, map).map.hexes[hex]?.name;
    const id = `place.${map}.${hex}`;
    return now === shipped(map).map.hexes[hex]?.name && has(id) ? t(id) : (now ?? null);
  },
  correctedHexes,
  tables: (draft: Corrections, words: Words) =>
    tableSheets(draft, { now: laidOver(draft).tables, was: TABLES }, [], {
      words,
      keys: (key) => `corrections.rage.key.${key}`,
    }),
  scenarios: scenarioSheets,
  placeOf,
  readable({ unit, scenario, city, ...values }, words) {
    return {
      ...values,
      ...(unit !== undefined && { unit: capitalOf(words.counterName(String(unit)), words) }),
      ...(scenario !== undefined && { scenario: words.scenarioName(String(scenario)) }),
      ...(city !== undefined && { city: words.t(`corrections.map.${city}`) }),
    };
  },
};
