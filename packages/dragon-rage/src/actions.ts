import { DIRECTION_NAMES } from '@hexwyrm/hexmap';
import * as z from 'zod';
import { UNIT_TYPE_IDS } from './world/unit-types.ts';

/** Everything a player can decide. Hexes are printed numbers ("0815"), units their place in `state.units`. */
const hex = z.string().regex(/^\d{4}$/, 'a four-digit hex number');
const unit = z.int().nonnegative();
const facing = z.enum(DIRECTION_NAMES);
const area = z.enum(['head', 'wings', 'legs', 'belly']);
const side = z.enum(['invader', 'defender']);
const what = z.enum(UNIT_TYPE_IDS);
const groups = z.strictObject({ head: z.int(), wings: z.int(), legs: z.int() }).partial();

const action = <T extends string, S extends z.core.$ZodLooseShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape });

export const actionSchema = z.discriminatedUnion('type', [
  // before the first turn
  action('recruit', { what, side: side.optional() }),
  action('goal', { goal: z.int() }),
  action('ready', {}),
  action('choose-side', { side }),
  action('place', { what, hex, facing: facing.optional() }),
  action('face', { unit, facing }),
  // any phase
  action('end', {}),
  action('concede', {}),
  // movement
  action('walk', { unit, to: hex, facing: facing.optional() }),
  action('turn', { unit, facing }),
  action('overrun', { unit, to: hex }),
  action('slither', { unit, to: hex.optional(), facing: facing.optional() }),
  action('bound', { unit, to: hex, facing: facing.optional() }),
  action('fly', { unit, route: z.array(hex), facing, land: z.boolean() }),
  action('fall', { unit, to: hex }),
  action('raze', { unit }),
  action('smash', { unit, to: hex, mp: z.int().nonnegative().optional() }),
  action('scale', { unit, to: hex }),
  action('displace', { unit, to: hex }),
  action('arrive', { what, hex }),
  // combat
  action('shoot', { unit, hex: hex.optional(), monster: unit.optional(), area: area.optional() }),
  action('breathe', { unit, facing }),
  action('melee', { unit, hex: hex.optional(), monster: unit.optional(), area: area.optional() }),
  action('join', { unit: unit.optional(), bolt: z.literal(true).optional() }),
  action('roll', {}),
  action('strike', { unit, hex, groups }),
  action('demolish', { unit }),
  action('assign', { area }),
  // magic
  action('cast', {
    unit,
    spell: z.enum(['boost', 'fog', 'whirlwind', 'lightning', 'elemental', 'dispel']),
    radius: z.int().optional(),
    hex: hex.optional(),
    target: unit.optional(),
    hold: z.literal(true).optional(),
    element: z.enum(['earth', 'fire']).optional(),
  }),
  action('pay', {}),
  action('decline', {}),
]);

export type Action = z.infer<typeof actionSchema>;
export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;
