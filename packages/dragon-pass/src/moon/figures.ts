// The current factors of a unit: the side facing up, the Red Moon, and the Alchemical Transformer.

import { type Board, faceOf, unitOf } from '../core/board.ts';
import { type Hex, type Parts, type UnitId, WHOLE } from '../core/vocabulary.ts';
import type { Cyclic, Diced, Face } from '../core/world/unit-types.ts';
import { borrowedCf } from '../stacks/dragons.ts';
import { mountOf } from '../stacks/mount.ts';
import { magicTimes, rangeTimes, strengthTimes } from './doubling.ts';
import { glows, isMoonFull } from './glow.ts';

/** The combat factor, or null for a blank. */
export function cfOf(board: Board, id: UnitId): Parts | null {
  const { cf, cfCyclic, borrows } = faceOf(board, id);
  if (borrows) return borrowedCf(board, id);
  const factor = cfCyclic === null ? cf : cyclical(board, unitOf(board, id).hex, cfCyclic);
  return factor && factor * strengthTimes(board, id);
}

/** The magic factor: Infinity where printed, negative for chaos, null for a blank. */
export function mgfOf(board: Board, id: UnitId): Parts | null {
  const { mgf, mgfCyclic, mgfDiced } = faceOf(board, id);
  if (mgfDiced !== null) return diced(board, mgfDiced) * magicTimes(board, id);
  const factor = mgfCyclic === null ? mgf : cyclical(board, unitOf(board, id).hex, mgfCyclic);
  return factor && factor * magicTimes(board, id);
}

/** DP-11.2-a, b: the number of the phase, or full strength in a glow; half of it for a halved symbol. */
function cyclical(board: Board, hex: Hex, cyclic: Exclude<Cyclic, null>): Parts {
  const { values, full } = board.world.tables.redMoon;
  const { moon } = board.state;
  const strength = moon === null || isMoonFull(board) || glows(board, hex) ? full : values[moon];
  return (strength * WHOLE) / (cyclic === 'half' ? 2 : 1);
}

/** DP-16.11-b, g: what the die gave Hydra, as chaos; disrupted half of it, rounded down. */
function diced({ state }: Board, part: Exclude<Diced, null>): Parts {
  const strength = state.hydra?.strength ?? 0;
  return 0 - (part === 'half' ? Math.floor(strength / 2) : strength) * WHOLE;
}

/** The side that says how a unit gets about: on the Hound it is the Hound's (DP-16.14.3-a). */
export function gaitFaceOf(board: Board, id: UnitId): Face {
  const mount = mountOf(board, id);
  return faceOf(board, mount < 0 ? id : mount);
}

export const mfOf = (board: Board, id: UnitId): number | null => gaitFaceOf(board, id).mf;

/** The range for magic: null where blank or in parentheses (DP-4.5.4-a). */
export function rangeFactorOf(board: Board, id: UnitId): number | null {
  const { rf, rfSpecial } = faceOf(board, id);
  return rfSpecial ? null : rf && rf * rangeTimes(board, id);
}
