import type { Unit, UnitType } from './scene.ts';

type Area = 'head' | 'wings' | 'legs' | 'belly';

/** From 0 to 1: points left of those an area is printed with; nothing where the monster has no such area. */
export function soundness({ body }: Unit, { areas }: UnitType, area: Area): number {
  if (!areas || !body) return 0;
  for (let index = 0; index < areas.length; index++) {
    if (areas[index].area !== area) continue;
    let left = 0;
    for (const points of body.hp[index]) left += points;
    return left / (areas[index].groups * areas[index].hp);
  }
  return 0;
}

/** Points of the belly, without which it dies; what has none cannot lose it. */
export function bellyLeft({ body }: Unit, { areas }: UnitType): number {
  const index = areas?.findIndex(({ area }) => area === 'belly') ?? -1;
  return index < 0 || !body ? Number.POSITIVE_INFINITY : body.hp[index][0];
}

/** By groups that have points left. */
export function groupsLeft({ body }: Unit, { areas }: UnitType, area: Area): number {
  if (!areas || !body) return 0;
  let left = 0;
  for (let index = 0; index < areas.length; index++)
    if (areas[index].area === area) for (const points of body.hp[index]) if (points > 0) left++;
  return left;
}

/** Points for a walk, by the legs that are left. */
export function walkPoints(unit: Unit, type: UnitType): number {
  if (type.walkPer === 0) return groupsLeft(unit, type, 'legs');
  const legs = type.areas?.find(({ area }) => area === 'legs');
  return legs ? Math.ceil((soundness(unit, type, 'legs') * legs.groups * legs.hp) / type.walkPer) : 0;
}
