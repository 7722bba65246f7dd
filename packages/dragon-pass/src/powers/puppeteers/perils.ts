// What ends an illusion besides blows: the cloud of darkness, and the great of the enemy (16.13.3.5, DP-16.14.2-f).

import { type Board, type Play, stackAt, unitOf } from '../../core/board.ts';
import { neighboursOf } from '../../core/hexes.ts';
import { NOBODY, type UnitId } from '../../core/vocabulary.ts';
import { dispel } from '../../harm/dispel.ts';
import { eliminate } from '../../harm/harm.ts';
import { hiddenFrom } from '../../screening/knowledge.ts';
import { allIllusions, isProtector } from '../../stacks/kinds.ts';
import { isDark } from '../../terrain/darkness.ts';

/** After every step of anything, at any time. */
export function settleIllusions(play: Play): void {
  for (const id of allIllusions(play)) {
    const { hex, owner } = unitOf(play, id);
    if (hex < 0 || owner === NOBODY) continue;
    if (isDark(play, hex)) dispel(play, id, 'DP-16.14.2-f');
    else if (bystanders(play, id).some((great) => knowEachOther(play, id, great)))
      eliminate(play, id, 'DP-16.13.3.5-a');
  }
}

/** DP-16.13.3.5-a, c: dragons and superheroes of other players next to it. */
const bystanders = (board: Board, id: UnitId): UnitId[] => {
  const { hex, owner } = unitOf(board, id);
  return neighboursOf(board, hex).flatMap((next) =>
    stackAt(board, next).filter((other) => {
      const side = unitOf(board, other).owner;
      return isProtector(board, other) && side !== owner && side !== NOBODY;
    }),
  );
};

/** DP-16.13.3.5-b: where each is, is known to the other's player. */
const knowEachOther = (board: Board, illusion: UnitId, great: UnitId): boolean =>
  !hiddenFrom(board, unitOf(board, illusion).owner).has(great) &&
  !hiddenFrom(board, unitOf(board, great).owner).has(illusion);
