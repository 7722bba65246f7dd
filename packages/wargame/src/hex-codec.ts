import type { Grid } from '@hexwyrm/hexmap';
import * as z from 'zod/mini';
import { type ActionSchema, type Fields, shapesOf } from './action-schema.ts';
import { hexField } from './fields.ts';
import { beside } from './memo.ts';

/** A number that is printed in no hex: the rules say what is wrong with it. */
export const NO_HEX = -1;

/**
 * Actions name hexes by their printed numbers; rules know them by their index in the grid. The codec turns the one into
 * the other, once each way, in all fields of the schema that are a `hexField`, may be one or are a list of them.
 */
export class HexCodec<Printed extends Fields, ByIndex extends Fields> {
  readonly #fields: ReadonlyMap<string, readonly string[]>;
  /** Lists that rules keep are printed once. */
  readonly #lists = beside<readonly number[], readonly string[]>();

  constructor(schema: ActionSchema) {
    const fields = [...shapesOf(schema)].map(
      ([type, shape]) => [type, Object.keys(shape).filter((name) => namesHex(shape[name]))] as const,
    );
    this.#fields = new Map(fields);
  }

  read(grid: Grid, action: Printed): ByIndex;
  read({ index }: Grid, action: Fields): Fields {
    const fields = this.#fields.get(action.type) ?? [];
    // As in #printFields: a copy where few shapes come by is made as a whole, elsewhere field by field.
    if (fields.length === 1 && fields[0] === 'to' && isGiven(action.to))
      return { ...action, to: hexNamed(index, action.to) };
    if (fields.length === 1 && fields[0] === 'hex' && isGiven(action.hex))
      return { ...action, hex: hexNamed(index, action.hex) };
    const copy = { ...action };
    for (let i = 0; i < fields.length; i += 1) {
      const value = copy[fields[i]];
      if (Array.isArray(value)) copy[fields[i]] = value.map((name) => hexNamed(index, name));
      else if (isGiven(value)) copy[fields[i]] = hexNamed(index, value);
    }
    return copy;
  }

  print(grid: Grid, action: ByIndex): Printed {
    const [printed] = this.printAll(grid, [{ ...action }]);
    return printed;
  }

  /** Prints listed actions not held elsewhere: in place, because there are thousands at a time. */
  printAll(grid: Grid, actions: readonly ByIndex[]): readonly Printed[];
  printAll({ names }: Grid, actions: readonly Fields[]): readonly Fields[] {
    let kind = '';
    let fields: readonly string[] = [];
    for (let i = 0; i < actions.length; i += 1) {
      const action = actions[i];
      // They come kind by kind.
      if (action.type !== kind) {
        kind = action.type;
        fields = this.#fields.get(kind) ?? [];
      }
      if (fields.length > 0) this.#printFields(names, action, fields);
    }
    return actions;
  }

  #printFields(names: readonly string[], action: Fields, fields: readonly string[]): void {
    for (let i = 0; i < fields.length; i += 1) {
      // Almost all actions name one hex, in one of two fields: code of their own makes them fast.
      if (fields[i] === 'to') {
        if (typeof action.to === 'number') action.to = names[action.to];
      } else if (fields[i] === 'hex') {
        if (typeof action.hex === 'number') action.hex = names[action.hex];
      } else {
        const value = action[fields[i]];
        if (typeof value === 'number') action[fields[i]] = names[value];
        else if (Array.isArray(value)) action[fields[i]] = this.#printList(names, value);
      }
    }
  }

  #printList(names: readonly string[], hexes: readonly number[]): readonly string[] {
    const known = this.#lists.get(hexes);
    if (known !== undefined) return known;
    const printed = hexes.map((hex) => names[hex]);
    this.#lists.set(hexes, printed);
    return printed;
  }
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

const hexNamed = (index: Grid['index'], name: unknown): number =>
  typeof name === 'string' ? (index.get(name) ?? NO_HEX) : NO_HEX;

/** Whether the field is a hex, may be one, or is a list of them. */
function namesHex(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return namesHex(schema.def.innerType);
  return schema === hexField || (schema instanceof z.ZodMiniArray && schema.def.element === hexField);
}
