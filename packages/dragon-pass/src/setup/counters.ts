import type { Unit } from '../core/state.ts';
import { BOXED, type Hex, type Player, WAITING } from '../core/vocabulary.ts';
import type { UnitType } from '../core/world/unit-types.ts';
import { typeNamed, type World } from '../core/world/world.ts';

/** A fresh counter, front side up. */
export const counter = (type: number, number: number, owner: Player, hex: Hex): Unit => ({
  type,
  number,
  owner,
  first: owner,
  hex,
  rank: 0,
  down: false,
  shaken: false,
  fought: false,
  did: null,
});

/** Every counter of a type, and of the spirit or agent that serves it, which starts in its box (DP-18-d). */
export function countersOf(world: World, type: UnitType, owner: Player): Unit[] {
  const units = type.names.map((_, number) => counter(type.index, number, owner, WAITING));
  const servant = type.spirit ?? type.agent;
  if (servant === null) return units;
  const { index, names } = typeNamed(world, servant);
  return [...units, ...names.map((_, number) => counter(index, number, owner, BOXED))];
}
