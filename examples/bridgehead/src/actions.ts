import { HexCodec, hexField, unitField } from '@hexwyrm/wargame';
import * as z from 'zod/mini';

export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('move'), unit: unitField, to: hexField }),
  z.strictObject({ type: z.literal('attack'), unit: unitField, hex: hexField }),
  z.strictObject({ type: z.literal('end') }),
  z.strictObject({ type: z.literal('concede') }),
]);

/** An action with its hexes by printed number. */
export type PrintedAction = z.infer<typeof actionSchema>;

type ByIndex<A> = { [F in keyof A]: F extends 'to' | 'hex' ? number : A[F] };

/** The same with hexes by index, as rules know them. */
export type Action = PrintedAction extends infer A ? (A extends unknown ? ByIndex<A> : never) : never;

export const HEXES = new HexCodec<PrintedAction, Action>(actionSchema);
