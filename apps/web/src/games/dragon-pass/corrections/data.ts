import type { Corrections } from '@hexwyrm/dragon-pass/data';
import type { CorrectionsData } from '../../../corrections/kit.ts';
import type { Words } from '../../../i18n/index.ts';
import { hexSheet, hexSource } from './hexes.ts';
import { correctedHexes, MAP, placeOf } from './place-of.ts';
import { sidesOf } from './sides.ts';
import { passTables, scenarioSheets } from './tables.ts';
import { UNITS, unitSheet } from './units.ts';

/** What of Dragon Pass can be corrected. */
export const data: CorrectionsData = {
  maps: [MAP],
  firstHex: () => '3524',
  units: UNITS,
  unit: unitSheet,
  hex: (draft: Corrections, _map: string, hex: string, words: Words) => hexSheet(draft, hex, words),
  sourceOf: (_map: string, hex: string) => hexSource(hex),
  sides: (draft: Corrections, _map: string, hex: string, words: Words) => sidesOf(draft, hex, words),
  nameOf(draft: Corrections, _map: string, hex: string, { has, t }: Words) {
    const corrected = draft.hexes?.[hex]?.name;
    if (corrected !== undefined) return corrected;
    const id = `place.${hex}`;
    return has(id) ? t(id) : null;
  },
  correctedHexes,
  tables: passTables,
  scenarios: scenarioSheets,
  placeOf,
  readable: (values) => ({ ...values }),
};
