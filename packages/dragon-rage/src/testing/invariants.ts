import { openBoard, typeOf } from '../core/board.ts';
import type { State } from '../core/state.ts';
import { checkBoard } from '../position/check.ts';
import { isRazed } from '../victory/destruction.ts';
import { scoreOf } from '../victory/score.ts';

/** What must hold between any two actions; the list of what does not. */
export function brokenInvariants(state: State): string[] {
  const board = openBoard(state);
  const broken = checkBoard(state).map(({ path, reason }) => `${path}: ${reason}`);
  const must = (holds: boolean, what: string): void => {
    if (!holds) broken.push(what);
  };
  state.units.forEach((unit, id) => {
    const type = typeOf(board, unit);
    const name = `units[${id}] ${unit.type}`;
    must(
      unit.spellPoints >= 0 && unit.spellPoints <= type.spellPoints,
      `${name} spell points ${unit.spellPoints}`,
    );
    must(unit.hex < board.map.grid.size, `${name} in hex ${unit.hex}`);
    must((unit.body?.breaths ?? 0) <= (type.breath?.uses ?? 0), `${name} breaths`);
    for (const points of unit.body?.hp.flat() ?? []) must(points >= 0, `${name} has ${points} points`);
    must(!unit.body?.aloft || unit.hex >= 0, `${name} flies off the map`);
  });
  const markers = state.razed.reduce((sum, { hex, vp }) => {
    must(isRazed(board, hex), `no marker at ${hex}`);
    return sum + vp;
  }, 0);
  must(scoreOf(state) === markers + (state.elowyn?.score ?? 0), 'score differs from the markers');
  must(state.lastDamage <= state.turn && state.lastInside <= state.turn, 'a pointer is ahead of the turn');
  must(state.frames.length < 20, `${state.frames.length} frames`);
  return broken;
}
