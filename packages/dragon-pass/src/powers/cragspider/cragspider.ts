// Cragspider the Firewitch (16.2): her Pillar of Fire, and the Black Dragon whose life hangs on hers.

import * as z from 'zod/mini';
import { type Board, type Play, unitOf } from '../../core/board.ts';
import { hexName, range } from '../../core/hexes.ts';
import type { Forecasts, Harm, Power, Rules } from '../../core/power.ts';
import { planned } from '../../core/rule.ts';
import { type Clause, DEAD, type Hex, type Player, type UnitId } from '../../core/vocabulary.ts';
import { eliminate } from '../../harm/harm.ts';
import { rangeFactorOf } from '../../moon/figures.ts';
import { servantOf } from '../../stacks/kinds.ts';
import { unitWith } from '../../stacks/roster.ts';
import { strikeArea } from '../area-effect.ts';
import { mayStillUse, onceRefusal, spiritRefusal } from '../once.ts';

const SIDES = ['east', 'west'] as const;
type Side = (typeof SIDES)[number];

/** The hex, the one south of it, and the one between the two to the east or west (DP-16.2-c). */
export const actions = <H extends z.ZodMiniType>(hex: H) =>
  [z.strictObject({ type: z.literal('pillar'), hex, side: z.enum(SIDES) })] as const;

export interface Events {
  'fire-raised': { hexes: string[] };
}

const firewitch = unitWith('raises-fire');

/** DP-16.2-b, f: once a game, with her mark up and her spirit still in the world. */
function raiseRefusal(board: Board, player: Player): Clause | null {
  const id = firewitch(board);
  return onceRefusal(board, player, id, 'pillar', 'DP-16.2-b') ?? spiritRefusal(board, id, 'DP-16.2-f');
}

/** The directions of the hexes that go with the first one: N NE SE S SW NW are 0 to 5. */
const SOUTH = 3;
const BETWEEN: Readonly<Record<Side, number>> = { east: 2, west: 4 };

/** DP-16.2-c, R-DPP-58: three mutually adjacent hexes, all within her range; her own may be one. */
function pillarAt(board: Board, hex: Hex, side: Side): readonly Hex[] | Clause {
  const id = firewitch(board);
  const { neighbour } = board.world.land.grid;
  const hexes = [hex, ...[SOUTH, BETWEEN[side]].map((direction) => neighbour[hex * 6 + direction] ?? -1)];
  const reach = rangeFactorOf(board, id) ?? -1;
  const { hex: from } = unitOf(board, id);
  return hexes.every((one) => one >= 0 && range(board, from, one) <= reach) ? hexes : 'DP-16.2-c';
}

/** Where the Pillar stands. */
type Plan = readonly Hex[];

const planOf = (board: Board, player: Player, hex: Hex, side: Side): Plan | Clause =>
  raiseRefusal(board, player) ?? pillarAt(board, hex, side);

export const rules: Rules<'pillar'> = {
  /** She gives her spirit for the Pillar of Fire (DP-16.2-f). */
  pillar: {
    type: 'pillar',
    timing: 'DP-16.2-b',
    list(board, player, sink) {
      if (raiseRefusal(board, player) !== null) return;
      for (let hex = 0; hex < board.world.land.grid.size; hex++)
        for (const side of SIDES)
          if (typeof pillarAt(board, hex, side) !== 'string') sink.add({ type: 'pillar', hex, side });
    },
    ...planned<'pillar', Plan>({
      plan: (board, player, { hex, side }) => planOf(board, player, hex, side),
      scope: (_board, hexes) => hexes,
      carryOut(play, _player, _action, hexes) {
        const id = firewitch(play);
        play.state.used.push('pillar');
        play.events.push({
          type: 'fire-raised',
          clause: 'DP-16.2-c',
          hexes: hexes.map((hex) => hexName(play, hex)),
        });
        eliminate(play, servantOf(play, id), 'DP-16.2-f');
        strikeArea(play, 'fire', hexes, id);
      },
    }),
  },
};

export const forecasts: Forecasts<'pillar'> = {
  pillar(board, player, { hex, side }) {
    const hexes = planOf(board, player, hex, side);
    return typeof hexes === 'string' ? [] : [{ harm: 'fire', hexes, by: firewitch(board) }];
  },
};

export const harms: Readonly<Record<'fire', Harm>> = {
  /** DP-16.2-d, R-DPP-125: all units of every side, herself included; dragons and superheroes protect (DP-16.2-e). */
  fire: {
    clause: 'DP-16.2-d',
    protection: 'DP-16.2-e',
    kills: true,
    spares: () => false,
    befalls: (play, id) => eliminate(play, id, 'DP-16.2-d'),
  },
};

const blackDragon = unitWith('falls-with-firewitch');

/** DP-16.2.2-a, R-DPP-59: the Black Dragon falls with her, wherever it is, and does not come back with her. */
function loseDragon(play: Play, fallen: UnitId): void {
  if (fallen !== firewitch(play)) return;
  const dragon = blackDragon(play);
  if (dragon >= 0 && unitOf(play, dragon).hex > DEAD) eliminate(play, dragon, 'DP-16.2.2-a');
}

export const power: Power = {
  phases: { exotics: ['pillar'] },
  once: 'pillar',
  mayAct: { exotics: (board) => mayStillUse(board, 'pillar', firewitch(board)) },
  fallen(play, id) {
    loseDragon(play, id);
    return [];
  },
};
