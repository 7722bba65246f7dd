// What each exotic ability that strikes whole hexes does, and the units it spares.

import { type Board, type Play, unitOf } from '../core/board.ts';
import type { AreaEffect, HarmName } from '../core/frames.ts';
import { type Clause, NOBODY, type Player, type UnitId } from '../core/vocabulary.ts';
import { disrupt, eliminate } from '../harm/harm.ts';
import { stampede } from '../harm/stampede.ts';
import { isDisembodied, isHerd, isTreasure } from '../stacks/kinds.ts';

export interface Harm {
  /** The clause that lets a superhero or dragon protect three others from it (R-DPP-75). */
  readonly protection: Clause;
  /** It eliminates: survivors show that a unit was protected. */
  readonly kills: boolean;
  /** Units it never affects, besides superheroes and dragons. */
  spares(board: Board, id: UnitId, effect: AreaEffect): boolean;
  befalls(play: Play, id: UnitId, effect: AreaEffect): void;
}

/** DP-13.2-d, e, f: no ground or wall gives shelter; herds run, treasures and disembodied spirits feel nothing. */
const METEORS: Harm = {
  protection: 'DP-13.2-g',
  kills: true,
  spares: (board, id) => isTreasure(board, id) || isDisembodied(board, id),
  befalls(play, id) {
    if (isHerd(play, id)) stampede(play, id, 'DP-13.2-e');
    else eliminate(play, id, 'DP-13.2-d');
  },
};

/** DP-12.3-e, f, h: all units under the storm, friend and foe; treasures are only shaken. */
const STORM: Harm = {
  protection: 'DP-12.3-h',
  kills: true,
  spares: (board, id) => isTreasure(board, id) && unitOf(board, id).down,
  befalls(play, id) {
    if (isTreasure(play, id)) disrupt(play, id, 'DP-12.3-f');
    else eliminate(play, id, 'DP-12.3-e');
  },
};

/** DP-12.3-g: around it, units of players other than the one who raised it. */
const STORM_RING: Harm = {
  protection: 'DP-12.3-g',
  kills: false,
  spares: (board, id, { player }) => !belongsToAnother(board, id, player),
  befalls: (play, id) => disrupt(play, id, 'DP-12.3-g'),
};

/** DP-12.3-p, q, r. */
const FLOOD: Harm = {
  protection: 'DP-12.3-r',
  kills: false,
  spares: (board, id) => isTreasure(board, id) || isDisembodied(board, id),
  befalls: (play, id) => disrupt(play, id, 'DP-12.3-p'),
};

/** DP-12.4-a, b: units of other players, except spirits and treasures. */
const WASPS: Harm = {
  protection: 'DP-12.4-b',
  kills: false,
  spares: (board, id, { player }) =>
    !belongsToAnother(board, id, player) || isTreasure(board, id) || isDisembodied(board, id),
  befalls: (play, id) => disrupt(play, id, 'DP-12.4-a'),
};

/** DP-16.8-g, h, i: on a fracture line all units are shaken, and herds run. */
const QUAKE: Harm = {
  protection: 'DP-16.8-k',
  kills: false,
  spares: (board, id) => isTreasure(board, id) || isDisembodied(board, id),
  befalls(play, id) {
    if (isHerd(play, id)) stampede(play, id, 'DP-16.8-h');
    else disrupt(play, id, 'DP-16.8-g');
  },
};

/** DP-16.8-i, j: no unit survives inside a closed line, herds included (R-DPP-78). */
const CHASM: Harm = {
  protection: 'DP-16.8-k',
  kills: true,
  spares: (board, id) => isTreasure(board, id) || isDisembodied(board, id),
  befalls: (play, id) => eliminate(play, id, 'DP-16.8-j'),
};

/** Neutral units belong to no player (R-DPP-25, R-DPP-27). */
function belongsToAnother(board: Board, id: UnitId, player: Player): boolean {
  const { owner } = unitOf(board, id);
  return owner !== NOBODY && owner !== player;
}

export const HARMS: Readonly<Record<HarmName, Harm>> = {
  meteors: METEORS,
  storm: STORM,
  'storm-ring': STORM_RING,
  flood: FLOOD,
  wasps: WASPS,
  quake: QUAKE,
  chasm: CHASM,
};
