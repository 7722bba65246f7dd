// Step 7 and the end of a battle: advance, then all players may rearrange changed stacks (7.11, 7.12).

import { attackerOf, type Progress } from '../../core/battle.ts';
import { holderOf, type Play } from '../../core/board.ts';
import type { Battle } from '../../core/frames.ts';
import { isHushed } from '../../core/hushed.ts';
import { raiseCorpses } from '../../powers/delecti/raise.ts';
import { openRegroup } from '../../stacks/regroup.ts';
import { canAdvance, vacated } from './advance.ts';

export function advanceStep(play: Play, battle: Battle): Progress {
  if (raiseCorpses(play)) return 'again';
  const able = vacated(play).length > 0 && battle.attackers.some((id) => canAdvance(play, id));
  if (able) play.state.frames.push({ kind: 'advance', player: attackerOf(play), moved: [] });
  return 'next';
}

/** DP-7.12-a: the attacker first, then the others in the order of turns. */
export function regroupStep(play: Play, battle: Battle): Progress {
  const attacker = attackerOf(play);
  const others = play.state.seats.map((_, player) => player).filter((player) => player !== attacker);
  const hexes = battle.stirred.filter((hex) => holderOf(play, hex) >= 0);
  const asked = [attacker, ...others].filter((player) => !isHushed(play, player, 'regroup'));
  openRegroup(play, asked, hexes, 'DP-7.12-a');
  return 'next';
}
