// A visit to the Dwarf at his Mine: he kills, gives one of his gifts, or joins (16.7.1, DP-PAC.DwarfLuck).

import type { RollOdds } from '@hexwyrm/kernel';
import { unitField as unit } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { approachRefusal, envoyRefusal, noteApproach } from '../../alliances/emissaries.ts';
import { mourn } from '../../alliances/friends.ts';
import { enlist, join } from '../../alliances/joining.ts';
import { allyOf } from '../../core/alliances.ts';
import { type Board, type Play, putUnit, stackOf, typeOf, unitOf } from '../../core/board.ts';
import { hexName } from '../../core/hexes.ts';
import type { Power, Rules } from '../../core/power.ts';
import { throwDie } from '../../core/rolls.ts';
import { type Clause, type Hex, NOBODY, type Player, type UnitId, WAITING } from '../../core/vocabulary.ts';
import { homesOf, type People, peopleWon } from '../../core/world/peoples.ts';
import { eliminate } from '../../harm/harm.ts';

export const actions = () => [z.strictObject({ type: z.literal('knock'), unit })] as const;

type Luck = 'slain' | 'stone-man' | 'cannon' | 'transformer' | 'joins' | 'nothing';

export interface Events {
  'dwarf-visited': {
    unit: UnitId;
    hex: string;
    die: number;
    result: Luck;
    /** What was given, or the visitor where it was nothing. */
    target: UnitId;
    reveals: true;
  };
}

/** The people that rolls on a table of its own. */
const HOST: People = peopleWon('luck');

/** DP-PAC.DwarfLuck-a: by the face of the die. */
const LUCK: readonly Luck[] = ['slain', 'stone-man', 'stone-man', 'cannon', 'transformer', 'joins'];

/** What the gifts can do, by which they are known. */
const GIFTS: Readonly<Partial<Record<Luck, string>>> = {
  'stone-man': 'is-made-of-stone',
  cannon: 'fires-cannon',
  transformer: 'doubles-factors',
};

/** A gift of that kind that is still to be given, or -1. */
function giftOf(board: Board, luck: Luck): UnitId {
  const ability = GIFTS[luck];
  if (ability === undefined) return -1;
  return board.state.units.findIndex(
    ({ owner, hex }, id) => owner === NOBODY && hex === WAITING && typeOf(board, id).abilities.has(ability),
  );
}

const mineOf = (board: Board): Hex => homesOf(board.world.land, HOST)[0];

/** DP-16.7.1-a, d, R-DPP-76: one visit per phase, until a player has won him. */
function knockRefusal(board: Board, player: Player, id: UnitId): Clause | null {
  if (board.state.diplomacy === undefined) return 'DP-14-a';
  const clause = envoyRefusal(board, player, id);
  if (clause !== null) return clause;
  if (unitOf(board, id).hex !== mineOf(board)) return 'DP-16.7.1-a';
  if (allyOf(board.state, HOST) !== NOBODY) return 'DP-16.7.1-d';
  return approachRefusal(board, player, HOST);
}

/** What the face of the die comes to now: DP-16.7.1-c, nothing where all gifts of the kind are given away. */
const luckAt = (board: Board, face: Luck): Luck =>
  face in GIFTS && giftOf(board, face) < 0 ? 'nothing' : face;

function luckOdds(board: Board, visitor: UnitId): RollOdds {
  const faces = LUCK.map((face) => luckAt(board, face));
  return {
    roll: 'dwarf-luck',
    clause: 'DP-PAC.DwarfLuck-a',
    unit: visitor,
    dice: 1,
    needs: 6,
    modifier: 0,
    modifiers: [],
    chance: [1, 6],
    results: [...new Set(faces)].reverse().map((result) => ({
      result,
      chance: [faces.filter((one) => one === result).length, 6],
    })),
  };
}

/** DP-16.7.1-e: the gift is the receiver's own, at the Mine, and may move at once (R-DPP-76). */
function give(play: Play, player: Player, id: UnitId, hex: Hex): void {
  enlist(play, player, id);
  putUnit(play, id, hex);
}

export const rules: Rules<'knock'> = {
  knock: {
    type: 'knock',
    timing: 'DP-16.7.1-a',
    list(board, player, sink) {
      if (board.state.diplomacy === undefined) return;
      for (const id of stackOf(board, mineOf(board), player))
        if (knockRefusal(board, player, id) === null) sink.add({ type: 'knock', unit: id });
    },
    refusal: (board, player, action) => knockRefusal(board, player, action.unit),
    carryOut(play, player, { unit: visitor }) {
      const { hex } = unitOf(play, visitor);
      noteApproach(play, HOST);
      const die = throwDie(play, () => [luckOdds(play, visitor)]);
      const luck = LUCK[die - 1];
      const gift = giftOf(play, luck);
      const result = luckAt(play, luck);
      play.events.push({
        type: 'dwarf-visited',
        clause: 'DP-PAC.DwarfLuck-a',
        unit: visitor,
        hex: hexName(play, hex),
        die,
        result,
        target: gift < 0 ? visitor : gift,
        reveals: true,
      });
      if (gift >= 0) give(play, player, gift, hex);
      if (result === 'joins') join(play, player, HOST, 'DP-PAC.DwarfLuck-a', hex);
      if (result === 'slain') {
        // DP-16.7.1-b: companions are safe.
        mourn(play, player, HOST, visitor);
        eliminate(play, visitor, 'DP-16.7.1-b');
      }
    },
  },
};

export const power: Power = { phases: { alliances: ['knock'] } };
