import * as z from 'zod/mini';
import type { Grid } from './geometry.ts';
import { areAdjacent } from './grid-of.ts';

// The small build of zod, which browsers fetch, brings no words of its own.
z.config(z.locales.en());

/** The head of a map file: the size of the grid and which columns are low. */
export const gridHeader = z.object({
  columns: z.int().check(z.gte(1), z.lte(99)),
  rows: z.int().check(z.gte(1), z.lte(99)),
  lowColumns: z.enum(['even', 'odd']),
});
export type GridHeader = z.infer<typeof gridHeader>;

/** A hex by its printed number. Whether the map has it is asked by `hexIn`. */
export const hexId = z
  .string()
  .check(z.regex(/^\d{4}$/, 'a hex is four digits, column then row, such as 0707'));

/** A hexside by the numbers of its two hexes. Whether they touch is asked by `hexsideIn`. */
export const hexsidePair = z.tuple([hexId, hexId]);
export type HexsidePair = z.infer<typeof hexsidePair>;

export function hexIn(grid: Grid) {
  return hexId.check(
    z.refine((hex) => grid.index.has(hex), {
      error: (issue) =>
        `hex ${String(issue.input)} is not on the map (columns 01-${two(grid.columns)}, rows 01-${two(grid.rows)})`,
    }),
  );
}

export function hexsideIn(grid: Grid) {
  return z.tuple([hexIn(grid), hexIn(grid)]).check(
    z.refine(([a, b]) => areAdjacent(grid, a, b), {
      error: (issue) => `hexes ${(issue.input as HexsidePair).join(' and ')} are not adjacent`,
    }),
  );
}

/** One fault in a data file: where it is and what is wrong with it. */
export interface Fault {
  readonly path: string;
  readonly reason: string;
}

/** What a schema found wrong, each fault with the path of its field: `hexes.1009.vp`. */
export function faultsOf(error: z.core.$ZodError): Fault[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ path: [...path, key].join('.'), reason: `unknown name ${key}` }));
    }
    const cause = issue.code === 'invalid_key' ? issue.issues[0] : issue;
    return [{ path: path.join('.'), reason: cause?.message ?? issue.message }];
  });
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}
