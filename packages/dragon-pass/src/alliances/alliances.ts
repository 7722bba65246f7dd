// Chapter 14 in one place: actions, events and choices that the registry of powers takes over.

import type { Power, Rules } from '../core/power.ts';
import type { UnitId } from '../core/vocabulary.ts';
import { claim } from './claims.ts';
import { allot, beginDiplomacy, seal } from './diplomacy.ts';
import { emissary } from './emissaries.ts';
import { comeBack } from './friends.ts';
import { record } from './ledger.ts';
import { countTrespasses } from './trespass.ts';

export { frameRules, frames } from './diplomacy.ts';
export { type Added, added } from './state.ts';

export interface Events {
  'points-received': { seat: string; points: number };
  /** Only its player may know (DP-14.1.2-d). */
  'points-allotted': { seat: string; people: string; points: number; audience: string[] };
  'points-sealed': { seat: string };
  'alliance-claimed': { seat: string; people: string; points: number; granted: boolean; reveals: true };
  'alliance-won': { seat: string; people: string };
  /** Units of the seat are in the land of a neutral people, or have been in this phase. */
  trespassed: { seat: string; people: string; count: number };
  'emissary-sent': {
    unit: UnitId;
    people: string;
    hex: string;
    die: number;
    result: 'joins' | 'refuses' | 'slain';
    reveals: true;
  };
}

export const rules: Rules<'allot' | 'seal' | 'claim' | 'emissary'> = { allot, seal, claim, emissary };

export const power: Power = {
  phases: { alliances: ['claim', 'emissary'] },
  segments: { diplomacy: beginDiplomacy },
  phaseEnds(play, phase) {
    const { state } = play;
    const { diplomacy } = state;
    if (diplomacy === undefined) return;
    if (phase === 'alliances' && diplomacy.asked.length > 0) record(play, { asked: [] });
    if (phase !== 'movement') return;
    countTrespasses(play);
    const leashed = diplomacy.leashed.filter(
      (id) => !diplomacy.allied.some(({ people, player }) => people === id && player === state.active),
    );
    if (leashed.length < diplomacy.leashed.length) record(play, { leashed });
  },
  escaped: comeBack,
};
