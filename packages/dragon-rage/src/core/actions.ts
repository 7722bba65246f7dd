import { DIRECTION_NAMES } from '@hexwyrm/hexmap';
import { type hexField, unitField as unit } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import type { spellActions } from '../magic/spells.ts';
import type { abilityActions } from '../monsters/abilities.ts';
import { UNIT_TYPE_IDS } from '../world/unit-types.ts';

const facing = z.enum(DIRECTION_NAMES);
const area = z.enum(['head', 'wings', 'legs', 'belly']);
const side = z.enum(['invader', 'defender']);
const what = z.enum(UNIT_TYPE_IDS);
const groups = z.partial(z.strictObject({ head: z.int(), wings: z.int(), legs: z.int() }));

const action = <T extends string, S extends z.core.$ZodLooseShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape });

/** Everything a player can decide, with hexes named so; spells and the abilities of monsters add theirs. */
export const coreActions = <H extends z.ZodMiniType>(hex: H) =>
  [
    // before the first turn
    action('recruit', { what, side: z.optional(side) }),
    action('goal', { goal: z.int() }),
    action('ready', {}),
    action('choose-side', { side }),
    action('mark', { hex }),
    action('place', { what, hex, facing: z.optional(facing) }),
    action('face', { unit, facing }),
    // any phase
    action('end', {}),
    action('concede', {}),
    // movement
    action('walk', { unit, to: hex, facing: z.optional(facing) }),
    action('turn', { unit, facing }),
    action('overrun', { unit, to: hex }),
    action('fall', { unit, to: hex }),
    action('raze', { unit }),
    action('smash', { unit, to: hex, mp: z.optional(z.int().check(z.nonnegative())) }),
    action('scale', { unit, to: hex }),
    action('displace', { unit, to: hex }),
    action('arrive', { what, hex }),
    // combat
    action('shoot', { unit, hex: z.optional(hex), monster: z.optional(unit), area: z.optional(area) }),
    action('melee', { unit, hex: z.optional(hex), monster: z.optional(unit), area: z.optional(area) }),
    action('join', { unit: z.optional(unit), bolt: z.optional(z.literal(true)) }),
    action('roll', {}),
    action('strike', { unit, hex, groups }),
    action('demolish', { unit }),
    action('assign', { area }),
  ] as const;

type AnyAction<H extends z.ZodMiniType> = z.infer<
  | ReturnType<typeof coreActions<H>>[number]
  | ReturnType<typeof spellActions<H>>[number]
  | ReturnType<typeof abilityActions<H>>[number]
>;

/** The rules know hexes by their index in the grid. */
export type Action = AnyAction<z.ZodMiniType<number>>;
/** Outside the rules, hexes go by their printed number. */
export type PrintedAction = AnyAction<typeof hexField>;
export type PrintedOf<T extends ActionType> = Extract<PrintedAction, { type: T }>;
export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;
