import { directionTo } from '@hexwyrm/hexmap';
import type { Odds } from '@hexwyrm/kernel';
import { crashOdds } from '../../consequences/crash.ts';
import { leftFor } from '../../consequences/step.ts';
import { type Board, type Play, putUnit } from '../../core/board.ts';
import type { Clause, Hex, UnitId } from '../../core/vocabulary.ts';
import { type Gusts, gustsAtStart, gustsIn } from '../../magic/weather.ts';
import { noteInside } from '../../victory/limits.ts';
import { face } from '../major/facing.ts';

/**
 * Takes the monster through the air over these hexes, with a roll in each that has gusts, the start included
 * (DR-2.8.7-h, R-DR-79). False if it crashed on the way.
 */
export function throughTheAir(play: Play, id: UnitId, route: readonly Hex[], clause: Clause): boolean {
  const unit = play.state.units[id];
  if (gustsAtStart(play, id)?.throwDown(play, id)) return false;
  let from = unit.hex;
  for (const hex of route) {
    const heading = unit.hex < 0 ? -1 : directionTo(play.map.grid, unit.hex, hex);
    if (heading !== -1) face(play, id, heading, 0, clause);
    putUnit(play, id, hex);
    noteInside(play, unit);
    const gusts = gustsIn(play, hex);
    if (gusts === null) continue;
    leftFor(play, id, from, 0, clause);
    if (gusts.throwDown(play, id)) return false;
    from = hex;
  }
  if (from !== unit.hex) leftFor(play, id, from, 0, clause);
  return true;
}

/** The rolls of such a journey: gusts on the way, and the escapes of those below should it crash there. */
export function airOdds(board: Board, id: UnitId, route: readonly Hex[]): Odds {
  const oddsIn = (gusts: Gusts | null, hex: Hex): Odds =>
    gusts === null ? [] : [gusts.odds(board, id), ...crashOdds(board, id, hex)];
  const start = oddsIn(gustsAtStart(board, id), board.state.units[id].hex);
  return [...start, ...route.flatMap((hex) => oddsIn(gustsIn(board, hex), hex))];
}
