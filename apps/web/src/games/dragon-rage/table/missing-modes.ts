import type { Action, View } from '@hexwyrm/dragon-rage';
import { worldFor } from '@hexwyrm/dragon-rage/data';
import { DIRECTION_NAMES, DIRECTIONS } from '@hexwyrm/hexmap';
import type { UnitId } from '../../../board/types.ts';
import type { Missing } from '../../../table/kit.ts';
import type { Kind } from '../../../table/select/selection.ts';
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
  const { grid, vp } = worldFor(view.map, view.corrections).map;
  // Straight on, or where it looks off the map to whichever side there is one.
  const next = (direction: number) => grid.neighbour[hex * 6 + direction];
  const heading = DIRECTIONS.map((turn) => (body.facing + turn) % 6).find((way) => next(way) >= 0);
  if (heading === undefined) return [];
  const ahead = next(heading);
  const to = grid.names[ahead];
  const facing = DIRECTION_NAMES[heading];
  const isKnown = (kind: Kind) => kinds.some((known) => known.kind === kind);
  // On victory points the player may wonder why the monster does not raze them.
  const stands = vp[hex] > 0 && !view.razed.some((ruin) => ruin.hex === hex);
  const raze = stands && !isKnown('raze') ? [asked({ type: 'raze', unit })] : [];
  const modes = MODES.flatMap<Missing>((kind) => {
    if (isKnown(kind) || (kind === 'fly' && isKnown('land'))) return [];
    if (kind !== 'fly') return [asked({ type: kind, unit, to })];
    const further = grid.names[grid.neighbour[ahead * 6 + heading] ?? -1];
    const route = further === undefined ? [to] : [to, further];
    return [asked({ type: 'fly', unit, route, facing, land: body.aloft })];
  });
  return [...modes, ...raze];
}
