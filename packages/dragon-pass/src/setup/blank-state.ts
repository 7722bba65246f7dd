import type { Seat } from '@hexwyrm/kernel';
import type { State } from '../state.ts';
import type { Corrections } from '../world/corrections.ts';
import type { Options } from './options.ts';

/** An empty board before turn 1. */
export const blankState = (
  scenario: string,
  seats: readonly Seat[],
  options: Options,
  corrections: Corrections | null,
): State => ({
  version: 1,
  scenario,
  options,
  corrections,
  seats,
  turn: 1,
  active: 0,
  phase: 'movement',
  units: [],
  moon: null,
  glowline: true,
  storm: null,
  rain: false,
  flooded: [],
  ruined: [],
  control: [],
  contacts: [],
  attackedFrom: [],
  committed: [],
  escapes: [],
  rages: [],
  shielded: [],
  killed: [],
  used: [],
  spent: [],
  acted: [],
  scouted: [],
  doubling: null,
  frozen: false,
  hunger: { missedDying: false, missedBlack: false, eaten: 0, fed: false, prey: [] },
  disclosed: [],
  restacked: [],
  frames: [],
  outcome: null,
});
