import type { Saying } from './kit.ts';
import type { Values } from './tongue.ts';

/** An action or an event: its type, and fields that its message may name. */
interface Thing {
  readonly type: string;
}

type FieldOf<U> = U extends unknown ? Exclude<keyof U, keyof Thing> & string : never;
type ValueOf<U, K> = U extends unknown ? (K extends keyof U ? U[K] : never) : never;

/**
 * What the fields of actions or events give to messages: `unit` a name and its grammar, `hex` a place. A
 * figure, word or flag without a line here is said as it is.
 */
export type FieldValues<U> = { readonly [K in FieldOf<U>]?: (value: ValueOf<U, K>) => Values };

/** What a kind says in another way: with another message, or with other values. */
export type SpecialCases<U extends Thing> = {
  readonly [T in U['type']]?: (thing: Extract<U, { readonly type: T }>) => Partial<Saying>;
};

/** Methods, which let a game's tables take the types of its own fields. */
interface Erased {
  field(value: unknown): Values;
  special(thing: Thing): Partial<Saying>;
}

interface Wording {
  readonly fields: Readonly<Record<string, Erased['field'] | undefined>>;
  readonly special: Readonly<Record<string, Erased['special'] | undefined>>;
  /** Values that every message may name, whichever fields there are. */
  readonly always?: Values;
}

/** The message `usual` of an action or event, with its values worked out from the fields. */
export function sayingFrom(usual: string, thing: Thing, wording: Wording): Saying {
  const { id = usual, values } = wording.special[thing.type]?.(thing) ?? {};
  return {
    id,
    values: { ...wording.always, ...fieldValues(thing, wording.fields), ...values },
  };
}

function fieldValues(thing: Thing, fields: Wording['fields']): Values {
  const values: Record<string, Values[string]> = {};
  for (const [name, value] of Object.entries(thing)) {
    const said = fields[name];
    if (said) Object.assign(values, said(value));
    else if (isPlain(value)) values[name] = value;
  }
  return values;
}

const isPlain = (value: unknown): value is Values[string] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
