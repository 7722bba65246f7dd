// Chapter 15 in one place: actions, events and choices that the registry of powers takes over.

import type { Words } from '../core/position-words.ts';
import type { FrameRules, Power, Rules } from '../core/power.ts';
import type { UnitId } from '../core/vocabulary.ts';
import type { EventKind } from '../core/world/random-events.ts';
import * as auction from './auction.ts';
import { chanceProblems } from './chance.ts';
import * as giant from './giant.ts';
import { bringBack, rightsLapse } from './returns.ts';
import { rollEvent } from './segment.ts';
import * as withdrawal from './withdrawal.ts';

export { type Added, added } from './chance.ts';

interface SeatPoints {
  readonly seat: string;
  readonly points: number;
}

export interface Events {
  /** `name` is that of the event; `none`: it has no effect, by the clause. */
  'random-event': {
    turn: number;
    dice: readonly number[];
    name: string;
    kind: EventKind;
    none: boolean;
  };
  'giant-appeared': { unit: UnitId; hex: string };
  withdrawn: { unit: UnitId; hex: string };
  'plague-rolled': { hex: string; die: number; struck: boolean };
  'illness-rolled': { unit: UnitId; hex: string; die: number; result: 'dead' | 'sick' | 'none' };
  /** Away until that game-turn. */
  'emperor-left': { unit: UnitId; die: number; turn: number };
  'emperor-expected': { unit: UnitId; seat: string };
  'stars-appeared': { unit: UnitId; hex: string };
  'reserves-called': { seat: string; count: number };
  /** It comes onto the map by one of the hexes from one to the other. */
  'brought-back': { unit: UnitId; from: string; to: string };
  'points-gained': { seat: string; people: string; points: number };
  'totals-told': { people: string; totals: readonly SeatPoints[]; reveals: true };
  'offer-made': { seat: string };
  'offers-opened': { totals: readonly SeatPoints[]; reveals: true };
}

export const frames = (words: Words) =>
  [...auction.frames(words), ...giant.frames(words), ...withdrawal.frames(words)] as const;

export const frameRules: FrameRules<'auction' | 'giant' | 'withdrawal'> = {
  ...auction.frameRules,
  ...giant.frameRules,
  ...withdrawal.frameRules,
};

export const rules: Rules<'offer' | 'lure' | 'withdraw' | 'bring-back'> = {
  offer: auction.offer,
  lure: giant.lure,
  withdraw: withdrawal.withdraw,
  'bring-back': bringBack,
};

/** Debts are paid from what is left of an income when everything else has changed it. */
export const debts: Power = { income: auction.payDebt };

export const power: Power = {
  phases: { movement: ['bring-back'] },
  segments: { events: rollEvent },
  phaseEnds(play, phase) {
    if (phase === 'movement') rightsLapse(play);
  },
  coming: ({ chance }) =>
    chance?.away
      ? [
          {
            turn: chance.away.back,
            what: 'emperor',
            clause: 'DP-PAC.RandomEvents.36-b',
            units: [chance.away.unit],
          },
        ]
      : [],
  problems: chanceProblems,
};
