// A giant comes down from the mountains (DP-PAC.RandomEvents.21-a).

import * as z from 'zod/mini';
import { type Board, changing, holderOf, type Play, putUnit, unitOf } from '../core/board.ts';
import { topFrame } from '../core/frames.ts';
import { hexName, hexNumbered, range } from '../core/hexes.ts';
import type { Words } from '../core/position-words.ts';
import type { FrameRules } from '../core/power.ts';
import type { Rule } from '../core/rule.ts';
import { type Hex, NOBODY, type UnitId, WAITING } from '../core/vocabulary.ts';
import type { UnitType } from '../core/world/unit-types.ts';
import { unitsWhose } from '../stacks/roster.ts';
import { groundRefusal } from '../terrain/cost.ts';
import { moverOf } from '../terrain/mover.ts';
import type { Happening } from './happening.ts';

/** Where a giant appears if units of a player are in its hex: one of the nearest (R-DPP-49). */
export const frames = ({ player, unit, hex }: Words) =>
  [z.strictObject({ kind: z.literal('giant'), player, unit, hexes: z.array(hex) })] as const;

const isGiantType = ({ kind }: UnitType): boolean => kind === 'giant';
const allGiants = unitsWhose(isGiantType);

/** The next giant that has not appeared yet, or -1. */
const nextGiant = (board: Board): UnitId =>
  allGiants(board).find((id) => unitOf(board, id).hex === WAITING) ?? -1;

/** R-DPP-49: the hex itself, or the nearest ones without units of players. */
function lairsAround(board: Board, id: UnitId, hex: Hex): Hex[] {
  const mover = moverOf(board, id);
  const free = [...board.world.land.grid.names.keys()].filter(
    (other) => holderOf(board, other) === NOBODY && groundRefusal(mover, other) === null,
  );
  const least = Math.min(...free.map((other) => range(board, hex, other)));
  return free.filter((other) => range(board, hex, other) === least);
}

function appear(play: Play, id: UnitId, hex: Hex): void {
  changing(play, id).down = false;
  putUnit(play, id, hex);
  play.events.push({
    type: 'giant-appeared',
    clause: 'DP-PAC.RandomEvents.21-a',
    unit: id,
    hex: hexName(play, hex),
  });
}

export const giant: Happening = {
  without: (board) => (nextGiant(board) < 0 ? 'DP-PAC.RandomEvents.21-a' : null),
  happens(play, { hex: name = '' }) {
    const unit = nextGiant(play);
    const hexes = lairsAround(play, unit, hexNumbered(play, name));
    const [only, another] = hexes;
    if (only !== undefined && another === undefined) appear(play, unit, only);
    else play.state.frames.push({ kind: 'giant', player: play.state.active, unit, hexes });
  },
};

const frameOf = (board: Board) => topFrame(board, 'giant');

/** The player who moves first names the hex. */
export const lure: Rule<'lure'> = {
  type: 'lure',
  timing: 'DP-PAC.RandomEvents.21-a',
  list(board, _player, sink) {
    for (const hex of frameOf(board).hexes) sink.add({ type: 'lure', hex });
  },
  refusal: (board, _player, { hex }) =>
    frameOf(board).hexes.includes(hex) ? null : 'DP-PAC.RandomEvents.21-a',
  carryOut(play, _player, { hex }) {
    const { unit } = frameOf(play);
    play.state.frames.pop();
    appear(play, unit, hex);
  },
};

export const frameRules: FrameRules<'giant'> = {
  giant: {
    clause: 'DP-PAC.RandomEvents.21-a',
    offers: ['lure'],
    form: {
      on: ['segment'],
      *faults(board, { unit, hexes }) {
        if (nextGiant(board) !== unit) yield ['unit', 'must be the next giant to appear'];
        if (hexes.length < 2) yield ['hexes', 'leave no choice'];
        for (const [index, hex] of hexes.entries())
          if (holderOf(board, hex) !== NOBODY) yield [`hexes[${index}]`, 'units of a player are there'];
      },
    },
  },
};
