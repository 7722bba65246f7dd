// The Puppeteers create Illusionary Armies and trade places with them (16.13).

import { unitField as unit } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import type { Words } from '../../core/position-words.ts';
import type { FrameRules, Power, Rules } from '../../core/power.ts';
import type { UnitId } from '../../core/vocabulary.ts';
import { activeLairs } from '../../screening/lairs.ts';
import { poolOf, puppeteersOf } from '../../stacks/illusions.ts';
import { isIllusionType } from '../../stacks/kinds.ts';
import { conjure } from './conjure.ts';
import { settleIllusions } from './perils.ts';
import { search } from './search.ts';
import { goOn, spareForm, substitute } from './substitute.ts';
import { recall, trade } from './trade.ts';

export const actions = <H extends z.ZodMiniType>(hex: H) =>
  [
    z.strictObject({ type: z.literal('search'), unit }),
    z.strictObject({ type: z.literal('conjure'), hex }),
    z.strictObject({ type: z.literal('recall'), unit }),
    /** In the movement phase. */
    z.strictObject({ type: z.literal('trade'), unit }),
    /** In a battle. */
    z.strictObject({ type: z.literal('substitute'), unit }),
  ] as const;

const CAUSES = ['physical', 'spirit', 'defensive-spirit', 'attack', 'counter-attack', 'chaos'] as const;

/** The Puppeteers are among the casualties `taken`, by chaos of the units `by`: an illusion may fall for them. */
export const frames = ({ player, unit }: Words) =>
  [
    z.strictObject({
      kind: z.literal('spare'),
      player,
      cause: z.enum(CAUSES),
      taken: z.array(unit),
      by: z.array(unit),
    }),
  ] as const;

export { type Added, added } from './search.ts';

export interface Events {
  /** How many places are left where they may be. */
  'lot-drawn': { unit: UnitId; hex: string; found: boolean; left: number };
  conjured: { unit: UnitId; hex: string };
  recalled: { unit: UnitId; hex: string };
  /** Puppeteers and illusion have changed places in the movement phase. */
  traded: { unit: UnitId; from: string; to: string };
  /** The illusion stands in for the Puppeteers in the battle. */
  substituted: { unit: UnitId };
  'illusion-dispelled': { unit: UnitId; hex: string };
}

export const rules: Rules<'search' | 'conjure' | 'recall' | 'trade' | 'substitute'> = {
  search,
  conjure,
  recall,
  trade,
  substitute,
};

export const frameRules: FrameRules<'spare'> = {
  spare: { clause: 'DP-16.13.3.4-b', offers: ['done', 'substitute'], finish: goOn, form: spareForm },
};

export const power: Power = {
  phases: { alliances: ['search'], exotics: ['conjure'], movement: ['recall', 'trade'] },
  reactions: ['substitute'],
  mayWait: isIllusionType,
  mayAct: {
    exotics: (board) =>
      poolOf(board, board.state.active).length > 0 && activeLairs(board, puppeteersOf(board)).length > 0,
  },
  settles: settleIllusions,
};
