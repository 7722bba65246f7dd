import { type Dice, type Json, pickIndex, pickOne } from '@hexwyrm/kernel';

/** The words a position is written in: they make wild data likely to mean something. */
export interface Words {
  readonly hexes: readonly string[];
  readonly seats: readonly string[];
  readonly clauses: readonly string[];
  readonly others: readonly string[];
  readonly units: number;
}

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldOf = (value: Json, name: string): Json | undefined =>
  isObject(value) ? value[name] : undefined;

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

const HEX_FIELDS =
  /hex|^to$|^from$|targets|covered|stirred|lines|way|entry|carcasses|flooded|ruined|violated|attackedFrom|between|breaches|active$|inactive/i;
const SEAT_FIELDS = /player|seat|owner|first|commander|winner|active/;

function grownText(name: string, words: Words, dice: Dice): string {
  const { hexes, seats, clauses, others } = words;
  const odd = pickIndex(dice, 30) === 0;
  if (odd) return pickOne(dice, ['', 'constructor', '__proto__', 'nobody', 'é', '9999', ...others, ...hexes]);
  if (name === 'clause') return pickOne(dice, clauses);
  if (SEAT_FIELDS.test(name) && pickIndex(dice, 8) > 0) return pickOne(dice, seats);
  return HEX_FIELDS.test(name) ? pickOne(dice, hexes) : pickOne(dice, [...others, ...seats]);
}

function grownNumber(words: Words, dice: Dice): number {
  const kind = pickIndex(dice, 12);
  if (kind < 7) return pickIndex(dice, Math.max(1, words.units));
  return pickOne(dice, [0, 1, 2, 3, 5, -1, 6, 10, 99, 1.5, 32_768, 1e15]);
}

/** Data of the form a JSON Schema describes, wild in all that it leaves open. */
export function grow(schema: Json, name: string, words: Words, dice: Dice): Json {
  const again = (part: Json, as = name): Json => grow(part, as, words, dice);
  const fixed = fieldOf(schema, 'const');
  if (fixed !== undefined) return fixed;
  const choices = [...listOf(fieldOf(schema, 'anyOf')), ...listOf(fieldOf(schema, 'oneOf'))];
  if (choices.length > 0) return again(pickOne(dice, choices));
  const values = listOf(fieldOf(schema, 'enum'));
  if (values.length > 0) return pickOne(dice, values);
  const type = fieldOf(schema, 'type');
  switch (Array.isArray(type) ? pickOne(dice, type) : type) {
    case 'object':
      return grownObject(schema, words, dice);
    case 'array': {
      const tuple = listOf(fieldOf(schema, 'prefixItems'));
      const items = fieldOf(schema, 'items') ?? {};
      return tuple.length > 0
        ? tuple.map((item) => again(item))
        : Array.from({ length: pickIndex(dice, 4) }, () => again(items));
    }
    case 'string':
      return grownText(name, words, dice);
    case 'number':
    case 'integer':
      return grownNumber(words, dice);
    case 'boolean':
      return pickIndex(dice, 2) === 0;
    case 'null':
      return null;
    default:
      return pickOne<Json>(dice, [null, {}, [], 3, 'text']);
  }
}

function grownObject(schema: Json, words: Words, dice: Dice): Json {
  const fields = fieldOf(schema, 'properties');
  const required = listOf(fieldOf(schema, 'required'));
  const grown = Object.entries(isObject(fields) ? fields : {}).flatMap(([name, field]) =>
    required.includes(name) || pickIndex(dice, 3) === 0 ? [[name, grow(field, name, words, dice)]] : [],
  );
  return Object.fromEntries(grown);
}
