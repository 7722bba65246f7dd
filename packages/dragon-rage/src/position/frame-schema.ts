import * as z from 'zod/mini';
import { hex, side, unitId as unit } from '../core/position-fields.ts';
import { dispelFrame } from '../magic/dispel/position.ts';
import { UNIT_TYPE_IDS } from '../world/unit-types.ts';

const army = z.partialRecord(z.enum(UNIT_TYPE_IDS), z.int().check(z.nonnegative()));
const armies = z.strictObject({ invader: army, defender: army });
const area = z.enum(['head', 'wings', 'legs', 'belly']);
const clause = z.templateLiteral(['DR-', z.string()]);

const frame = <K extends string, S extends z.core.$ZodLooseShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), ...shape });

/** Choices left open when a position was saved (frames.ts), with printed hex numbers. */
export const frameSchema = z.discriminatedUnion('kind', [
  frame('draft', { armies, ready: z.strictObject({ invader: z.boolean(), defender: z.boolean() }) }),
  frame('plan', { seat: z.string(), armies, goal: z.nullable(z.int()) }),
  frame('choose-side', { seat: z.string(), dice: z.array(z.int()) }),
  frame('markers', { side }),
  frame('setup', { side }),
  frame('face', { side, unit }),
  frame('passing', { side, unit, clause }),
  frame('displace', { side, units: z.array(unit), scaler: unit, to: hex }),
  frame('damage', {
    side,
    unit,
    cause: z.enum(['crash', 'lightning']),
    points: z.int(),
    given: z.array(area),
    by: z.int(),
  }),
  dispelFrame,
  frame('attack', {
    side,
    weapon: z.enum(['melee', 'missile']),
    hex,
    units: z.array(unit),
    bolt: z.boolean(),
  }),
]);
