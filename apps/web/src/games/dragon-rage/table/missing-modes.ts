import type { Action, CityMap, View } from '@hexwyrm/dragon-rage';
import { DIRECTION_NAMES } from '@hexwyrm/hexmap';
import { isMovement } from './closest.ts';
import type { Kind } from './kinds.ts';
import type { UnitId } from './target.ts';

/** The four ways in which monsters with a facing move. */
const MODES = ['walk', 'bound', 'fly', 'slither'] as const;

export interface MissingMode {
  readonly kind: Kind;
  /** What the host can be asked about: why not this way? */
  readonly action: Action;
}

/** The modes such a monster cannot use just now. */
export function missingModes(
  unit: UnitId,
  kinds: readonly { readonly kind: Kind }[],
  view: View,
  map: CityMap,
): readonly MissingMode[] {
  const { hex = -1, body = null } = view.units[unit] ?? {};
  if (hex < 0 || body === null || body.facing === -1 || !isMovement(view)) return [];
  const ahead = map.grid.neighbour[hex * 6 + body.facing] ?? -1;
  const to = map.grid.names[ahead];
  const facing = DIRECTION_NAMES[body.facing];
  if (to === undefined) return [];
  return MODES.flatMap<MissingMode>((kind) => {
    if (kinds.some((known) => known.kind === kind || (kind === 'fly' && known.kind === 'land'))) return [];
    if (kind !== 'fly') return [{ kind, action: { type: kind, unit, to } }];
    const further = map.grid.names[map.grid.neighbour[ahead * 6 + body.facing] ?? -1];
    const route = further === undefined ? [to] : [to, further];
    return [{ kind, action: { type: 'fly', unit, route, facing, land: body.aloft } }];
  });
}
