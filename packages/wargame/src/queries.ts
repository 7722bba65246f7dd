import type { Grid } from '@hexwyrm/hexmap';
import type { Query, Seat } from '@hexwyrm/kernel';
import type * as z from 'zod/mini';
import { printHexes } from './print-hexes.ts';

type Asked<V, P, R> = Omit<Query<V, P, R>, 'watched'> & { readonly watched: false };
type Told<V, P, R> = Omit<Query<V, P, R>, 'watched'> & { readonly watched: true };

interface Make<V> {
  query<P, R>(
    about: string,
    params: z.ZodMiniType<P>,
    answer: (view: V, params: P, seat: Seat) => R,
  ): Asked<V, P, R>;
  /** The same for what a table shows all the time: `params` has to take nothing for an answer. */
  watched<P, R>(
    about: string,
    params: z.ZodMiniType<P>,
    answer: (view: V, params: P, seat: Seat) => R,
  ): Told<V, P, R>;
}

/** Makes the queries of a game; `hexFields` are the fields of answers that are hexes or lists of them. */
export function queriesAbout<V>(gridOf: (view: V) => Grid, hexFields: ReadonlySet<string>): Make<V> {
  const query: Make<V>['query'] = (about, params, answer) => ({
    about,
    params,
    watched: false,
    ask: (view, seat, read) => answer(view, read(params), seat),
    print: (view, given) => printHexes(gridOf(view), given, hexFields),
  });
  return {
    query,
    watched: (about, params, answer) => ({ ...query(about, params, answer), watched: true }),
  };
}
