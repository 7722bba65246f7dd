import type * as z from 'zod/mini';
import type { Seat } from './contract.ts';
import { HexwyrmError } from './errors.ts';
import type { Reader } from './problems.ts';

/** Reads what a query has to be told; throws where it does not fit. */
export type ReadParams = <P>(schema: Reader<P>) => P;

/** A question about a view that a game answers by name: what a table or a bot would else have to work out from the rules. */
export interface Query<V, P = unknown, R = unknown> {
  /** What it returns, in one sentence for bot authors. */
  readonly about: string;
  /** What it has to be told. */
  readonly params: z.ZodMiniType<P>;
  /** A table shows it all the time, and nothing has to be told for it: it comes with every update to those who watch. */
  readonly watched: boolean;
  /** Numbers may be infinite, and hexes are indices as in the view. */
  ask(view: V, seat: Seat, read: ReadParams): R;
  /** The same answer with hexes as they are printed. */
  print(view: V, answer: R): unknown;
}

export type Queries<V> = Readonly<Record<string, Query<V>>>;

/** What the queries of a game answer that come with every update, by name. */
export type Watched<Q> = {
  readonly [N in keyof Q as Q[N] extends { readonly watched: true } ? N : never]: AnswerTo<Q[N]>;
};

/** What a query has to be told. */
export type ParamsOf<Q> = Q extends { readonly params: z.ZodMiniType<infer P> } ? P : never;

/** What a query answers. */
export type AnswerTo<Q> = Q extends { ask(...given: never[]): infer R } ? R : never;

/** Throws HexwyrmError 'unknown-query'. */
export function queryNamed<V>(queries: Queries<V>, name: string): Query<V> {
  const found = Object.hasOwn(queries, name) ? queries[name] : undefined;
  if (found !== undefined) return found;
  const known = Object.keys(queries).join(', ');
  throw new HexwyrmError('unknown-query', `there is no query ${name}; there are: ${known}`);
}
