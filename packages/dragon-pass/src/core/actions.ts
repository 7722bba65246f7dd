import { type hexField, unitField as unit } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import type { powerActions } from '../powers/actions.ts';
import { MOON_PHASES, type UnitId } from './vocabulary.ts';

/** Every choice a player can make, one small step each, with hexes named so; powers add theirs. */
export const coreActions = <H extends z.ZodMiniType>(hex: H) =>
  [
    z.strictObject({ type: z.literal('moon'), phase: z.enum(MOON_PHASES) }),
    z.strictObject({ type: z.literal('deploy'), unit, hex }),
    /** The unit waits off the map where it may. */
    z.strictObject({ type: z.literal('hold'), unit }),
    /** The unit is set up before the others. */
    z.strictObject({ type: z.literal('first'), unit }),
    /** The setup is complete. */
    z.strictObject({ type: z.literal('ready') }),

    z.strictObject({ type: z.literal('step'), unit, to: hex }),
    /** The unit takes along one that cannot move by itself, until it is set down. */
    z.strictObject({ type: z.literal('carry'), unit, cargo: unit }),
    z.strictObject({ type: z.literal('set-down'), unit }),
    /** A reinforcement or replacement comes onto the map. */
    z.strictObject({ type: z.literal('arrive'), unit, hex }),
    /** Starts rearranging a stack; `next` names units from the top down, `keep` keeps the rest in order. */
    z.strictObject({ type: z.literal('restack'), hex }),
    z.strictObject({ type: z.literal('next'), unit }),
    z.strictObject({ type: z.literal('keep') }),
    /** Ends the phase. */
    z.strictObject({ type: z.literal('end') }),

    z.strictObject({ type: z.literal('commit'), unit, hex }),
    /** Opens a battle against a stack with the stack (or garrison unit) of `unit`, or with spirits alone. */
    z.strictObject({ type: z.literal('attack'), hex, unit: z.nullable(unit) }),
    z.strictObject({ type: z.literal('join'), unit }),
    z.strictObject({ type: z.literal('widen'), hex }),
    z.strictObject({ type: z.literal('fight') }),
    z.strictObject({ type: z.literal('support'), unit, hex }),

    /** Nothing more to choose here. */
    z.strictObject({ type: z.literal('done') }),
    /** Nothing to choose here, and not to be asked again in this player-turn. */
    z.strictObject({ type: z.literal('hush') }),
    /** The defender lets the other defending players go first. */
    z.strictObject({ type: z.literal('defer') }),
    z.strictObject({ type: z.literal('protect'), unit }),
    z.strictObject({ type: z.literal('withhold'), unit }),
    z.strictObject({ type: z.literal('devour'), by: unit, unit }),
    /** A casualty. */
    z.strictObject({ type: z.literal('take'), unit }),
    z.strictObject({ type: z.literal('aim'), unit, hex }),
    /** All units without a target yet shoot at the stack. */
    z.strictObject({ type: z.literal('volley'), hex }),
    z.strictObject({ type: z.literal('disrupt'), unit }),
    z.strictObject({ type: z.literal('lose'), unit }),
    /** The unit and all below it in its stack are held back. */
    z.strictObject({ type: z.literal('reserve'), unit }),
    z.strictObject({ type: z.literal('retreat'), unit, to: hex }),
    z.strictObject({ type: z.literal('lead-away'), to: hex }),
    z.strictObject({ type: z.literal('advance'), unit, to: hex }),
    z.strictObject({ type: z.literal('blame'), unit }),
    z.strictObject({ type: z.literal('rejoin'), hex }),

    z.strictObject({ type: z.literal('reappear'), hex }),

    /** The horse herd hastens a unit stacked with it; `drive` then moves the herd and all it hastens one hex. */
    z.strictObject({ type: z.literal('hasten'), by: unit, unit }),
    z.strictObject({ type: z.literal('drive'), unit, to: hex }),
    /** A run along a dragonewt road to where it ends. */
    z.strictObject({ type: z.literal('ride'), unit, to: hex }),

    z.strictObject({ type: z.literal('concede') }),
  ] as const;

type AnyAction<H extends z.ZodMiniType> = z.infer<
  ReturnType<typeof coreActions<H>>[number] | ReturnType<typeof powerActions<H>>[number]
>;

/** The rules know hexes by their index in the grid. */
export type Action = AnyAction<z.ZodMiniType<number>>;
/** Outside the rules, hexes go by their printed number. */
export type PrintedAction = AnyAction<typeof hexField>;
export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;

/** The unit that acts: `by` is the magician who acts on others. */
export function actingUnit(action: PrintedAction): UnitId | null {
  if ('by' in action) return action.by;
  return 'unit' in action ? action.unit : null;
}
