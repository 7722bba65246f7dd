import type { View } from '@hexwyrm/dragon-rage';
import { worldFor } from '@hexwyrm/dragon-rage/data';

type Unit = View['units'][number];

const SPELLS = new Set([1, 5]);
const MOVEMENT = new Set([2, 7]);

/** Whether the unit has done what the present phase is for. */
export function hasActed(view: View, unit: Unit): boolean {
  const { side, did } = unit;
  const active = view.phase <= 4 ? 'invader' : 'defender';
  if (!did || side !== active) return false;
  if (SPELLS.has(view.phase)) return did.cast;
  if (MOVEMENT.has(view.phase)) return did.stopped;
  return did.attacked && !canStrikeAgain(view, unit);
}

/** A major monster strikes again with the groups it has not used; a head that breathed rests (DR-2.12.1.5-c). */
function canStrikeAgain(view: View, { type, body, did }: Unit): boolean {
  const { areas } = worldFor(view.map, view.corrections).types[type];
  return (areas ?? []).some(({ area }, index) => {
    if (area === 'belly' || (area === 'head' && did?.breathed)) return false;
    const able = (body?.hp[index] ?? []).filter((points) => points > 0).length;
    return (did?.used[index] ?? 0) < able;
  });
}
