import { HexCodec, hexField } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { type Action, coreActions, type PrintedAction } from '../core/actions.ts';
import { powerActions } from '../powers/actions.ts';

/** Every action as it is written outside the rules. */
export const printedSchema = z.discriminatedUnion('type', [
  ...coreActions(hexField),
  ...powerActions(hexField),
]);

export const HEXES = new HexCodec<PrintedAction, Action>(printedSchema);
