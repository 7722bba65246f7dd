import { HexCodec, hexField } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { type Action, coreActions, type PrintedAction } from '../core/actions.ts';
import { spellActions } from '../magic/spells.ts';
import { abilityActions } from '../monsters/abilities.ts';

/** Every action as it is written outside the rules. */
export const printedSchema = z.discriminatedUnion('type', [
  ...coreActions(hexField),
  ...spellActions(hexField),
  ...abilityActions(hexField),
]);

export const HEXES = new HexCodec<PrintedAction, Action>(printedSchema);
