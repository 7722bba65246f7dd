import { type Json, PositionError, problemsOf } from '@hexwyrm/kernel';
import * as z from 'zod/mini';
import { GRID, hexAt } from './data/field.ts';
import { ELIMINATED, SIDES, UNIT_TYPES } from './data/vocabulary.ts';
import type { State } from './state.ts';

const hexName = z.string().check(z.refine((name) => GRID.index.has(name), 'is no hex of the map'));

const unit = z.strictObject({
  side: z.enum(SIDES),
  type: z.enum(UNIT_TYPES),
  /** Null: eliminated. */
  hex: z.nullable(hexName),
  spent: z._default(z.int().check(z.gte(0), z.lte(3)), 0),
  fought: z._default(z.boolean(), false),
});

export const positionSchema = z.strictObject({
  format: z.literal('hexwyrm-position'),
  version: z.literal(1),
  game: z.literal('bridgehead'),
  turn: z._default(z.int().check(z.gte(1), z.lte(6)), 1),
  active: z._default(z.enum(SIDES), 'red'),
  phase: z._default(z.enum(['movement', 'fighting']), 'movement'),
  units: z.array(unit).check(
    z.maxLength(GRID.size),
    z.refine((units) => {
      const hexes = units.flatMap(({ hex }) => hex ?? []);
      return new Set(hexes).size === hexes.length;
    }, 'two units are in one hex (BH-2-b)'),
    z.refine(
      (units) => SIDES.every((side) => units.some((one) => one.side === side && one.hex !== null)),
      'a side has no units (BH-5-a)',
    ),
  ),
});

export function load(position: unknown): State {
  const parsed = positionSchema.safeParse(position);
  if (!parsed.success) throw new PositionError(problemsOf(parsed.error));
  const { turn, active, phase, units } = parsed.data;
  return {
    version: 1,
    turn,
    active,
    phase,
    units: units.map((one) => ({
      ...one,
      hex: one.hex === null ? ELIMINATED : hexAt(one.hex),
    })),
    outcome: null,
  };
}

export const save = ({ turn, active, phase, units }: State): Json =>
  JSON.parse(
    JSON.stringify({
      format: 'hexwyrm-position',
      version: 1,
      game: 'bridgehead',
      turn,
      active,
      phase,
      units: units.map((one) => ({ ...one, hex: one.hex === ELIMINATED ? null : GRID.names[one.hex] })),
    }),
  );
