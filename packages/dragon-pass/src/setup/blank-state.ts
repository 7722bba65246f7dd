import type { Seat } from '@hexwyrm/kernel';
import type { Options } from '../core/options.ts';
import { shaped } from '../core/shape.ts';
import type { State } from '../core/state.ts';
import type { Corrections } from '../core/world/corrections.ts';
import { blankPowers } from '../powers/powers.ts';

/** An empty board before turn 1. */
export const blankState = (
  scenario: string,
  seats: readonly Seat[],
  options: Options,
  corrections: Corrections | null,
): State =>
  shaped({
    version: 1,
    rules: 2,
    scenario,
    options,
    corrections,
    seats,
    turn: 1,
    active: 0,
    phase: 'movement',
    units: [],
    moon: null,
    reversed: undefined,
    orderDice: undefined,
    glowline: true,
    control: [],
    contacts: [],
    attackedFrom: [],
    committed: [],
    escapes: [],
    rages: [],
    caravans: [],
    violated: [],
    shielded: [],
    killed: [],
    used: [],
    spent: [],
    acted: [],
    arrivals: [],
    restacked: [],
    followed: undefined,
    hushed: undefined,
    frames: [],
    outcome: null,
    ...blankPowers(),
  });
