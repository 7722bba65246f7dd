import type { Action, View } from '@hexwyrm/dragon-rage';
import { worldFor } from '@hexwyrm/dragon-rage/data';
import { DIRECTION_NAMES, type DirectionName } from '@hexwyrm/hexmap';
import type { Hex, UnitId } from '../../../board/types.ts';
import type { Subject } from '../../../table/select/selection.ts';
import { weightOf } from '../board/stacks.ts';

export const directionOf = (name: DirectionName): number => DIRECTION_NAMES.indexOf(name);

/** Where the unit is; below 0 off the map. */
export const placeOf = (view: View, unit: UnitId | undefined): Hex =>
  unit === undefined ? -1 : (view.units[unit]?.hex ?? -1);

/** Those in the hex as the board shows them, the uppermost first: flyers, then by weight. */
export function unitsIn(view: View, hex: Hex): readonly UnitId[] {
  const { types } = worldFor(view.map, view.corrections);
  const rank = ({ type, body }: View['units'][number]) => (body?.aloft ? 1000 : 0) + weightOf(types[type]);
  return view.units
    .flatMap((unit, id) => (unit.hex === hex ? [{ unit, id }] : []))
    .sort((a, b) => rank(b.unit) - rank(a.unit) || a.id - b.id)
    .map(({ id }) => id);
}

/** The hex an action is about, or -1: where it leads, what it hits, where it takes place. */
export function targetOf(action: Action, view: View): Hex {
  const { grid } = worldFor(view.map, view.corrections).map;
  const named = (name: string | undefined): Hex => (name === undefined ? -1 : (grid.index.get(name) ?? -1));
  switch (action.type) {
    case 'walk':
    case 'overrun':
    case 'bound':
    case 'fall':
    case 'smash':
    case 'scale':
    case 'displace':
      return named(action.to);
    case 'slither':
      return action.to === undefined ? placeOf(view, action.unit) : named(action.to);
    case 'fly':
      return action.route.length > 0 ? named(action.route.at(-1)) : placeOf(view, action.unit);
    case 'mark':
    case 'place':
    case 'arrive':
    case 'strike':
      return named(action.hex);
    case 'shoot':
    case 'melee':
      return action.monster === undefined ? named(action.hex) : placeOf(view, action.monster);
    case 'breathe': {
      const from = placeOf(view, action.unit);
      return from < 0 ? -1 : grid.neighbour[from * 6 + directionOf(action.facing)];
    }
    case 'cast':
      if (action.target !== undefined) return placeOf(view, action.target);
      return action.hex === undefined ? placeOf(view, action.unit) : named(action.hex);
    case 'turn':
    case 'face':
    case 'raze':
    case 'demolish':
    case 'join':
      return placeOf(view, action.unit);
    default:
      return -1;
  }
}

/** The unit or counter to select for it, or how else it is answered. */
export function roleOf(action: Action): Subject | 'join' | 'answer' | 'end' {
  switch (action.type) {
    case 'end':
    case 'join':
      return action.type;
    case 'place':
    case 'arrive':
      return { kind: 'counter', what: action.what };
    default:
      return 'unit' in action ? { kind: 'unit', unit: action.unit } : 'answer';
  }
}
