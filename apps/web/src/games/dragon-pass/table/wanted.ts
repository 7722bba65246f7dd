import type { Action, View } from '@hexwyrm/dragon-pass';
import { worldFor } from '@hexwyrm/dragon-pass/data';
import type { UnitId } from '../../../board/types.ts';
import type { Pointed } from '../../../table/kit.ts';
import { placeOf } from './target.ts';

/** The action most likely wanted by pointing at that hex. A guess: the host's answer is what counts. */
export function wanted({ subject, hex, view }: Pointed & { readonly view: View }): Action | null {
  const to = worldFor(view.corrections).land.grid.names[hex];
  if (subject?.kind !== 'unit' || to === undefined || placeOf(view, subject.unit) === hex) return null;
  return likely(view, subject.unit, to);
}

/** What units do in the present phase; null where something is answered in the panel. */
function likely(view: View, unit: UnitId, hex: string): Action | null {
  const frame = view.frames.at(-1)?.kind;
  if (frame === 'deploy') return { type: 'deploy', unit, hex };
  if (frame === 'retreat') return { type: 'retreat', unit, to: hex };
  if (frame === 'advance') return { type: 'advance', unit, to: hex };
  if (frame === 'aim') return { type: 'aim', unit, hex };
  if (frame === 'declare') return { type: 'join', unit };
  if (frame !== undefined) return null;
  if (view.phase === 'commit') return { type: 'commit', unit, hex };
  if (view.phase === 'battles') return { type: 'attack', unit, hex };
  if (view.phase === 'support') return { type: 'support', unit, hex };
  return placeOf(view, unit) < 0 ? { type: 'arrive', unit, hex } : { type: 'step', unit, to: hex };
}

/** What a unit that has nothing to do would do if it could, anywhere next to it. */
export function idle(unit: UnitId, view: View): Action | null {
  const { grid } = worldFor(view.corrections).land;
  const hex = placeOf(view, unit);
  if (hex < 0) return null;
  const beside = grid.neighbour.subarray(hex * 6, hex * 6 + 6).find((other) => other >= 0);
  const name = grid.names[beside ?? -1];
  return name === undefined ? null : likely(view, unit, name);
}
