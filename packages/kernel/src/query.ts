import type * as z from 'zod/mini';
import type { Seat } from './contract.ts';
import { HexwyrmError, type Problem } from './errors.ts';
import { messageProblems } from './problems.ts';

/** A question about a view that a game answers by name: what a bot would else have to work out from the rules. */
export interface Query<V> {
  /** What it tells, in one sentence for people who write bots. */
  readonly about: string;
  /** What it has to be told. */
  readonly params: z.ZodMiniType;
  problemsIn(params: unknown): readonly Problem[];
  /** Only for parameters without problems. Numbers may be infinite. */
  answer(view: V, seat: Seat, params: unknown): unknown;
}

export type Queries<V> = ReadonlyMap<string, Query<V>>;

export const query = <V, P>(
  about: string,
  params: z.ZodMiniType<P>,
  answer: (view: V, params: P, seat: Seat) => unknown,
): Query<V> => ({
  about,
  params,
  problemsIn: (given) => messageProblems(params, given),
  answer: (view, seat, given) => answer(view, params.parse(given), seat),
});

/** Throws HexwyrmError 'unknown-query'. */
export function queryNamed<V>(queries: Queries<V>, name: string): Query<V> {
  const found = queries.get(name);
  if (found !== undefined) return found;
  const known = [...queries.keys()].join(', ');
  throw new HexwyrmError('unknown-query', `there is no query ${name}; there are: ${known}`);
}
