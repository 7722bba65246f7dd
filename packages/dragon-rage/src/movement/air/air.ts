import { directionTo } from '@hexwyrm/hexmap';
import type { Odds } from '@hexwyrm/kernel';
import { crashOdds } from '../../consequences/crash.ts';
import { leftFor } from '../../consequences/step.ts';
import { type Board, type Play, putUnit } from '../../core/board.ts';
import type { Clause, Hex, UnitId } from '../../core/vocabulary.ts';
import { inWhirlwind, isCalm } from '../../core/weather.ts';
import { checksAtStart, whirlwindCheck, whirlwindOdds } from '../../magic/whirlwind/whirlwind.ts';
import { noteInside } from '../../victory/limits.ts';
import { face } from '../major/facing.ts';

/**
 * Takes the monster through the air over these hexes, with a roll in each that has a whirlwind, the start included
 * (DR-2.8.7-h, R-DR-79). False if it crashed on the way.
 */
export function throughTheAir(play: Play, id: UnitId, route: readonly Hex[], clause: Clause): boolean {
  const unit = play.state.units[id];
  if (checksAtStart(play, id) && whirlwindCheck(play, id, 'DR-2.8.7-h')) return false;
  let from = unit.hex;
  for (const hex of route) {
    const heading = unit.hex < 0 ? -1 : directionTo(play.map.grid, unit.hex, hex);
    if (heading !== -1) face(play, id, heading, 0, clause);
    putUnit(play, id, hex);
    noteInside(play, unit);
    if (!inWhirlwind(play, hex)) continue;
    leftFor(play, id, from, 0, clause);
    if (whirlwindCheck(play, id, 'DR-2.8.7-h')) return false;
    from = hex;
  }
  if (from !== unit.hex) leftFor(play, id, from, 0, clause);
  return true;
}

/** The rolls of such a journey: whirlwinds on the way, and the escapes of those below should it crash there. */
export function airOdds(board: Board, id: UnitId, route: readonly Hex[]): Odds {
  if (isCalm(board)) return [];
  const check = whirlwindOdds(board, id, 'DR-2.8.7-h');
  const winds = route.filter((hex) => inWhirlwind(board, hex));
  if (checksAtStart(board, id)) winds.unshift(board.state.units[id].hex);
  return winds.flatMap((hex) => [check, ...crashOdds(board, id, hex)]);
}
