import { type Parts, WHOLE } from '../vocabulary.ts';
import type { Cyclic, Face } from './unit-types.ts';

/**
 * The code of a counter's side, CF-MgF-MF-RF (DP-4.3-a, DP-19.BC-5): X is blank, and a blank RF is left out. (4!) is a
 * single being that leads, 2* a missile factor, 1h a herd, oo infinite, [-2] chaos, moon and half follow the Red Moon,
 * (8) is a range in parentheses.
 */
export function unitCode(face: Face): string {
  const { single, leadership, missiles, herd, exotic, rf, rfSpecial } = face;
  const strength = `${factor(face.cf, face.cfCyclic)}${'!'.repeat(leadership)}`;
  const cf = `${single ? `(${strength})` : strength}${'*'.repeat(missiles)}${herd ? 'h' : ''}`;
  const mgf = `${factor(face.mgf, face.mgfCyclic)}${exotic ? '*' : ''}`;
  const range = rf === null ? '' : rfSpecial ? `-(${rf})` : `-${rf}`;
  return `${cf}-${mgf}-${face.mf ?? 'X'}${range}`;
}

function factor(parts: Parts | null, cyclic: Cyclic): string {
  if (cyclic !== null) return cyclic === 'full' ? 'moon' : 'half';
  if (parts === null) return 'X';
  if (parts === Number.POSITIVE_INFINITY) return 'oo';
  return parts < 0 ? `[${parts / WHOLE}]` : `${parts / WHOLE}`;
}
