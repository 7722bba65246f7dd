// Step 3, physical magic: agents strike the stacks they sit on (7.7).

import { attackerOf, type Progress } from '../core/battle.ts';
import { type Board, type Play, unitOf } from '../core/board.ts';
import type { Battle } from '../core/frames.ts';
import { plainList } from '../core/plain-list.ts';
import type { Hex, UnitId } from '../core/vocabulary.ts';
import { goHome } from '../harm/harm.ts';
import { type Blow, strike } from '../losses/blow.ts';
import { askCasualties } from '../losses/casualties.ts';
import { cfOf } from '../moon/figures.ts';
import { isAgent } from '../stacks/kinds.ts';

const agentsOf = (board: Board, battle: Battle): UnitId[] =>
  battle.attackers.filter((id) => isAgent(board, id));

export const agentsOn = (board: Board, battle: Battle, hex: Hex): UnitId[] =>
  agentsOf(board, battle).filter((id) => unitOf(board, id).hex === hex);

/** DP-7.7.6-b: striking is optional; the attacker may hold agents back one by one. */
export function agentsStep(play: Play, battle: Battle): Progress {
  for (const hex of [...battle.targets].reverse())
    if (agentsOn(play, battle, hex).length > 0)
      play.state.frames.push({ kind: 'agents', player: attackerOf(play), hex });
  return 'next';
}

/** DP-7.7.2-a, DP-7.7.3-a: stack by stack the agents' factors are added and rolled for; then they go home. */
export function agentsStrikeStep(play: Play, battle: Battle): Progress {
  const hex = battle.targets.find((target) => agentsOn(play, battle, target).length > 0);
  if (hex === undefined) return 'next';
  const agents = agentsOn(play, battle, hex);
  const loss = strike(play, blowOf(play, agents, hex));
  battle.by.defenders = plainList(agents);
  battle.loss.defenders = loss ?? 0;
  for (const id of agents) goHome(play, id, 'DP-7.7.6-a');
  if (loss !== null) askCasualties(play, attackerOf(play), 'physical', hex);
  return 'again';
}

/** DP-7.7.3-b: nothing but the agents' own factors counts. */
function blowOf(board: Board, agents: readonly UnitId[], hex: Hex): Blow {
  const clause = 'DP-7.7.3-a';
  const by = agents.map((unit) => ({
    unit,
    shares: [{ what: 'combat-factor', parts: cfOf(board, unit) ?? 0, clause }] as const,
  }));
  return { cause: 'physical', clause, by, hex };
}

/** Agents left over when no defenders remain go home too (DP-7.5-c). */
export function agentsHomeStep(play: Play, battle: Battle): Progress {
  for (const id of agentsOf(play, battle)) goHome(play, id, 'DP-7.7.6-a');
  return 'next';
}
