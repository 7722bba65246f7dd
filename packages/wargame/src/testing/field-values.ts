// The values that the fields of actions can take, from their schemas.

import { type Dice, pickIndex, pickOne } from '@hexwyrm/kernel';
import * as z from 'zod/mini';
import { hexField, unitField } from '../fields.ts';

/** What fields of a position can name. */
export interface Places {
  readonly hexes: readonly string[];
  readonly units: readonly number[];
  near(unit: number | null): readonly string[];
}

const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Every value of a field, or null for one that has no end of them. */
export function valuesOf(schema: z.core.$ZodType, places: Places): readonly unknown[] | null {
  if (schema === hexField) return places.hexes;
  if (schema === unitField) return places.units;
  if (schema instanceof z.ZodMiniEnum) return Object.values(schema.def.entries);
  if (schema instanceof z.ZodMiniLiteral) return [...schema.def.values];
  if (schema instanceof z.ZodMiniBoolean) return [false, true];
  if (schema instanceof z.ZodMiniNullable) return withOther(null, valuesOf(schema.def.innerType, places));
  if (schema instanceof z.ZodMiniOptional)
    return withOther(undefined, valuesOf(schema.def.innerType, places));
  return null;
}

const withOther = (other: unknown, values: readonly unknown[] | null): readonly unknown[] | null =>
  values && [other, ...values];

/** A value of the field at random; hexes are mostly near the unit or near others. */
export function someValue(schema: z.core.$ZodType, places: Places, unit: number | null, dice: Dice): unknown {
  const inner = (type: z.core.$ZodType): unknown => someValue(type, places, unit, dice);
  if (schema === hexField) return someHex(places, unit, dice);
  if (schema instanceof z.ZodMiniNullable)
    return pickIndex(dice, 2) === 0 ? null : inner(schema.def.innerType);
  if (schema instanceof z.ZodMiniOptional)
    return pickIndex(dice, 2) === 0 ? undefined : inner(schema.def.innerType);
  if (schema instanceof z.ZodMiniNumber && schema !== unitField) return pickOne(dice, NUMBERS);
  if (schema instanceof z.ZodMiniArray) return [inner(schema.def.element), inner(schema.def.element)];
  if (schema instanceof z.ZodMiniObject) {
    const entries = Object.entries(schema.def.shape).map(([name, type]) => [name, inner(type)]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  const values = valuesOf(schema, places);
  if (values === null) throw new TypeError(`no values are known for a field of type ${schema._zod.def.type}`);
  return pickOne(dice, values.length > 0 ? values : [0]);
}

function someHex({ hexes, near }: Places, unit: number | null, dice: Dice): string {
  const choices = [near(unit), near(null), hexes][pickIndex(dice, 3)];
  return pickOne(dice, choices.length > 0 ? choices : hexes);
}
