// What each power that strikes whole hexes does, and whom it spares.

import type { Board, Play } from '../board.ts';
import { eliminate } from '../fate.ts';
import type { AreaEffect, HarmName } from '../frames.ts';
import { stampede } from '../herds/stampede.ts';
import { isDisembodied, isHerd, isTreasure } from '../stacks/kinds.ts';
import type { Clause, UnitId } from '../vocabulary.ts';

export interface Harm {
  /** The clause that lets a superhero or dragon protect three others from it (R-DPP-75). */
  readonly protection: Clause;
  /** Whoever it never touches, besides superheroes and dragons. */
  spares(board: Board, id: UnitId, effect: AreaEffect): boolean;
  befalls(play: Play, id: UnitId, effect: AreaEffect): void;
}

/** DP-13.2-d, e, f: no ground or wall gives shelter; herds run, treasures and disembodied spirits feel nothing. */
const METEORS: Harm = {
  protection: 'DP-13.2-g',
  spares: (board, id) => isTreasure(board, id) || isDisembodied(board, id),
  befalls(play, id) {
    if (isHerd(play, id)) stampede(play, id, 'DP-13.2-e');
    else eliminate(play, id, 'DP-13.2-d');
  },
};

export const HARMS: Readonly<Record<HarmName, Harm>> = { meteors: METEORS };
