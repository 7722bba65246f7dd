// Delecti the Necromancer and his chain of zombies (16.3).

import type { Problem } from '@hexwyrm/kernel';
import { unitField as unit } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { battleOf } from '../../core/battle.ts';
import { type Board, unitOf } from '../../core/board.ts';
import type { Words } from '../../core/position-words.ts';
import type { Addition, FrameRules, Power, Rules } from '../../core/power.ts';
import { NOBODY, type Phase, type UnitId } from '../../core/vocabulary.ts';
import { chainOf, delectiOf } from './chain.ts';
import { crumble } from './crumble.ts';
import { march } from './march.ts';
import { isChain } from './order.ts';
import { noteCorpse, raise } from './raise.ts';
import { visit } from './visit.ts';

export const actions = <H extends z.ZodMiniType>(hex: H) =>
  [
    /** The head or the tail of the chain goes to the hex, and all others follow. */
    z.strictObject({ type: z.literal('march'), unit, to: hex }),
    /** A zombie rises there. */
    z.strictObject({ type: z.literal('raise'), hex }),
    /** The unit goes to Delecti, who joins its player. */
    z.strictObject({ type: z.literal('visit'), unit }),
  ] as const;

const several = z.int().check(z.gte(1), z.lte(99));

/** Where the next of those who fell rises (DP-16.3.2.2-d). */
export const frames = ({ player }: Words) =>
  [z.strictObject({ kind: z.literal('raise'), player, left: several })] as const;

export interface Added {
  /** The end of the chain that leads in this movement phase. */
  file?: 'head' | 'tail' | undefined;
  /** How many of those who fell in this battle have still to rise. */
  corpses?: number | undefined;
}

export const added: Addition<Added> = {
  blank: () => ({ file: undefined, corpses: undefined }),
  fields: () => ({ file: z.exactOptional(z.enum(['head', 'tail'])), corpses: z.exactOptional(several) }),
};

export interface Events {
  'zombie-raised': { unit: UnitId; hex: string };
  'zombies-numbered': { count: number };
}

export const rules: Rules<'march' | 'raise' | 'visit'> = { march, raise, visit };

export const frameRules: FrameRules<'raise'> = {
  raise: {
    clause: 'DP-16.3.2.2-d',
    offers: ['raise'],
    facts: ({ left }) => ({ left }),
    form: {
      on: ['battle'],
      *faults(board, { player, left }) {
        const delecti = delectiOf(board);
        if (delecti < 0 || unitOf(board, delecti).hex < 0 || unitOf(board, delecti).owner !== player)
          yield ['player', 'must have Delecti on the map (DP-16.3.2.2-a)'];
        if (board.state.corpses !== left) yield ['left', 'must be the number of corpses'];
      },
    },
  },
};

/** All parts of combat are one phase (DP-2-n). */
const WITHIN_COMBAT: ReadonlySet<Phase> = new Set(['commit', 'battles']);

export const power: Power = {
  phases: { alliances: ['visit'], movement: ['march'] },
  falls: noteCorpse,
  phaseEnds(play, phase) {
    if (phase === 'movement') play.state.file = undefined;
    if (!WITHIN_COMBAT.has(phase)) crumble(play);
  },
  problems(board) {
    const { file, corpses, phase } = board.state;
    const problems = chainOf(board).flatMap((id) => zombieProblems(board, id));
    if (file !== undefined && phase !== 'movement')
      problems.push({ path: 'file', reason: `nobody moves in the phase ${phase}` });
    if (corpses !== undefined && !battleOf(board))
      problems.push({ path: 'corpses', reason: 'nobody has fallen' });
    return problems;
  },
};

function zombieProblems(board: Board, id: UnitId): Problem[] {
  const { owner, number } = unitOf(board, id);
  const problems: Problem[] = [];
  if (owner === NOBODY)
    problems.push({ path: `units[${id}].owner`, reason: 'must be that of Delecti (DP-16.3.2.2-a)' });
  const next = chainOf(board).find((other) => unitOf(board, other).number === number + 1);
  if (next !== undefined && !isChain(board, [id, next]))
    problems.push({
      path: `units[${next}].hex`,
      reason: `must be next to zombie ${number + 1} (DP-16.3.2.1-a, b)`,
    });
  return problems;
}
