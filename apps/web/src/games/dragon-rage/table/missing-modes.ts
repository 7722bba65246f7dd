import { type Action, type View, worldFor } from '@hexwyrm/dragon-rage';
import { DIRECTION_NAMES } from '@hexwyrm/hexmap';
import type { UnitId } from '../../../board/types.ts';
import type { Missing } from '../../../table/kit.ts';
import type { Kind } from '../../../table/selection.ts';
import { isMovement } from './closest.ts';

/** The four ways in which monsters with a facing move. */
const MODES = ['walk', 'bound', 'fly', 'slither'] as const;

/** The host can be asked about it: why not this way? */
const asked = (action: Action): Missing => ({ kind: action.type, action });

/** The modes such a monster cannot use just now. */
export function missingModes(
  unit: UnitId,
  kinds: readonly { readonly kind: Kind }[],
  view: View,
): readonly Missing[] {
  const { hex = -1, body = null } = view.units[unit] ?? {};
  if (hex < 0 || body === null || body.facing === -1 || !isMovement(view)) return [];
  const { grid } = worldFor(view.map, view.corrections).map;
  const ahead = grid.neighbour[hex * 6 + body.facing] ?? -1;
  const to = grid.names[ahead];
  const facing = DIRECTION_NAMES[body.facing];
  if (to === undefined) return [];
  const isKnown = (kind: Kind) => kinds.some((known) => known.kind === kind);
  // A monster that stands on victory points asks itself why it does not raze them.
  const prize = worldFor(view.map, view.corrections).map.vp[hex] ?? 0;
  const stands = prize > 0 && !view.razed.some((ruin) => ruin.hex === hex);
  const raze = stands && !isKnown('raze') ? [asked({ type: 'raze', unit })] : [];
  const modes = MODES.flatMap<Missing>((kind) => {
    if (isKnown(kind) || (kind === 'fly' && isKnown('land'))) return [];
    if (kind !== 'fly') return [asked({ type: kind, unit, to })];
    const further = grid.names[grid.neighbour[ahead * 6 + body.facing] ?? -1];
    const route = further === undefined ? [to] : [to, further];
    return [asked({ type: 'fly', unit, route, facing, land: body.aloft })];
  });
  return [...modes, ...raze];
}
