import type { UnitTypeId } from '../world/unit-types.ts';
import type { World } from '../world/world.ts';
import { newBody } from './body.ts';
import { newUnit, type Unit } from './state.ts';
import type { Hex, Side } from './vocabulary.ts';

/** A fresh counter with the hit points and spell points its type is printed with. */
export function counter(world: World, type: UnitTypeId, side: Side, hex: Hex): Unit {
  const unit = newUnit(type, side, hex);
  const { areas, hp, spellPoints } = world.types[type];
  if (areas || hp > 0) unit.body = newBody(world.types[type]);
  unit.spellPoints = spellPoints;
  return unit;
}
