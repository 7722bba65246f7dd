import type { Action, CityMap, View } from '@hexwyrm/dragon-rage';
import { DIRECTION_NAMES, type DirectionName } from '@hexwyrm/hexmap';

export type Hex = number;
export type UnitId = number;

export const directionOf = (name: DirectionName): number => DIRECTION_NAMES.indexOf(name);

/** The hex an action is about, or -1: where it leads, whom it hits, where it takes place. */
export function targetOf(action: Action, view: View, map: CityMap): Hex {
  const named = (name: string | undefined): Hex =>
    name === undefined ? -1 : (map.grid.index.get(name) ?? -1);
  const placeOf = (unit: UnitId | undefined): Hex =>
    unit === undefined ? -1 : (view.units[unit]?.hex ?? -1);
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
      return action.to === undefined ? placeOf(action.unit) : named(action.to);
    case 'fly':
      return action.route.length > 0 ? named(action.route.at(-1)) : placeOf(action.unit);
    case 'place':
    case 'arrive':
    case 'strike':
      return named(action.hex);
    case 'shoot':
    case 'melee':
      return action.monster === undefined ? named(action.hex) : placeOf(action.monster);
    case 'breathe':
      return neighbour(map, placeOf(action.unit), action.facing);
    case 'cast':
      if (action.target !== undefined) return placeOf(action.target);
      return action.hex === undefined ? placeOf(action.unit) : named(action.hex);
    case 'turn':
    case 'face':
    case 'raze':
    case 'demolish':
      return placeOf(action.unit);
    case 'join':
      return placeOf(action.unit);
    default:
      return -1;
  }
}

function neighbour(map: CityMap, hex: Hex, facing: DirectionName): Hex {
  return hex < 0 ? -1 : (map.grid.neighbour[hex * 6 + directionOf(facing)] ?? -1);
}

/** Whose action it is, or -1. */
export function unitOf(action: Action): UnitId {
  return 'unit' in action && action.unit !== undefined ? action.unit : -1;
}
