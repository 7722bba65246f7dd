import * as z from 'zod/mini';

/** What every action is. */
export interface Typed {
  readonly type: string;
}

/** An action whose fields are gone through by name. */
export interface Fields extends Typed {
  [field: string]: unknown;
}

/** The fields of one kind of action. */
export type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** Every kind of action as one union of objects, distinguished by `type`. */
export interface ActionSchema {
  readonly def: { readonly options: readonly { readonly def: { readonly shape: Shape } }[] };
}

/** The fields of each kind of action, without its type. */
export const shapesOf = ({ def }: ActionSchema): ReadonlyMap<string, Shape> =>
  new Map(
    def.options.map(({ def: { shape } }) => {
      const { type, ...fields } = shape;
      if (!(type instanceof z.ZodMiniLiteral)) throw new TypeError('an action without a type');
      return [String([...type.def.values][0]), fields];
    }),
  );
