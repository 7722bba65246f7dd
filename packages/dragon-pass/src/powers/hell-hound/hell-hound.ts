// The Hound: it is loosed on a Doom Run, or runs amok without its rider (16.14.3, 16.14.4). How it is ridden is in
// stacks/mount.ts.

import { unitField } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { type Board, faceOf, type Play, putUnit, stackAt, typeOf, unitOf } from '../../core/board.ts';
import { hexName, neighboursOf } from '../../core/hexes.ts';
import type { Words } from '../../core/position-words.ts';
import type { Addition, Forecasts, FrameRules, Power, Rules } from '../../core/power.ts';
import { planned, type Rule } from '../../core/rule.ts';
import { type Clause, type Hex, type Player, type UnitId, WAITING } from '../../core/vocabulary.ts';
import { activeLairs } from '../../screening/lairs.ts';
import { isProtector, isSuperhero } from '../../stacks/kinds.ts';
import { callerOf, houndOf, masterOfHound, riderOf } from '../../stacks/mount.ts';
import { unitsIn } from '../foreseen.ts';
import { confront, confrontForm } from './confront.ts';
import { directions, doomRun, doomRunForm, isCalledIn, rowFrom } from './doom-run.ts';
import { attach, attachForm, sendKeenerThan } from './keener-than.ts';

export const actions = <H extends z.ZodMiniType>(hex: H) =>
  [
    /** The hex next to the Hound says in which direction. */
    z.strictObject({ type: z.literal('unleash'), hex }),
    z.strictObject({ type: z.literal('confront'), unit: unitField }),
    z.strictObject({ type: z.literal('attach'), hex }),
  ] as const;

export const frames = ({ player, hex, unit }: Words) =>
  [
    /** A Doom Run that has come to `hex`; without a direction until the die says which. */
    z.strictObject({
      kind: z.literal('doom-run'),
      player,
      hex,
      direction: z.nullable(z.enum(directions)),
      /** Keener Than cannot call it (R-DPP-93). */
      deaf: z.boolean(),
      /** The owner of Keener Than has said whether to reveal him. */
      asked: z.boolean(),
      slain: z.array(unit),
    }),
    /** The owner of several superheroes in the hex names the one who faces the Hound (R-DPP-91). */
    z.strictObject({ kind: z.literal('confront'), player, hex }),
    /** Keener Than joins a stack of the player (DP-16.14.1-b). */
    z.strictObject({ kind: z.literal('attach'), player, unit }),
  ] as const;

export interface Events {
  'hound-unleashed': { unit: UnitId; from: string; to: string };
  /** Without its rider it runs where the die says. */
  'hound-amok': { unit: UnitId; die: number; from: string; to: string };
  'hound-called': { unit: UnitId; hex: string };
  /** Keener Than is the seat's; lost: it has no stack for him. */
  'rival-gained': { seat: string; lost: boolean };
  attached: { unit: UnitId; hex: string };
}

export interface Added {
  /** The player-turn in which Keener Than called the Hound: he looses it in a later one (DP-16.14.4-b). */
  caught?: { readonly turn: number; readonly player: Player } | undefined;
}

export const added: Addition<Added> = {
  blank: () => ({ caught: undefined }),
  fields: ({ player }) => ({
    caught: z.exactOptional(z.strictObject({ turn: z.int().check(z.positive()), player })),
  }),
};

const isJustCaught = ({ state: { caught, turn, active } }: Board): boolean =>
  caught?.turn === turn && caught.player === active;

/** The Hound of the player, ridden and able to run. */
function ready(board: Board, player: Player): { readonly hound: UnitId; readonly from: Hex } | Clause {
  const hound = houndOf(board);
  const rider = riderOf(board);
  if (rider < 0 || unitOf(board, hound).owner !== player || !faceOf(board, hound).exotic)
    return 'DP-16.14.3-b';
  if (rider === callerOf(board) && isJustCaught(board)) return 'DP-16.14.4-b';
  return { hound, from: unitOf(board, hound).hex };
}

interface Path {
  readonly hound: UnitId;
  readonly from: Hex;
  readonly row: readonly Hex[];
}

function pathBy(board: Board, player: Player, next: Hex): Path | Clause {
  const start = ready(board, player);
  if (typeof start === 'string') return start;
  if (!neighboursOf(board, start.from).includes(next)) return 'DP-16.14.3-b';
  return { ...start, row: rowFrom(board, start.from, next) };
}

/** DP-16.14.3-b: the Hound runs along a row of hexes to the edge of the map. */
const unleash: Rule<'unleash'> = {
  type: 'unleash',
  timing: 'DP-16.14.3-b',
  list(board, player, sink) {
    const start = ready(board, player);
    if (typeof start === 'string') return;
    for (const hex of neighboursOf(board, start.from)) sink.add({ type: 'unleash', hex });
  },
  ...planned<'unleash', Path>({
    plan: (board, player, { hex }) => pathBy(board, player, hex),
    scope: (_board, { row }) => row,
    carryOut(play, player, _action, { hound, from, row }) {
      const { state, events } = play;
      // DP-16.14.4-c: his own run does not come back.
      const deaf = riderOf(play) === callerOf(play);
      state.caught = undefined;
      const to = hexName(play, row.at(-1) ?? from);
      events.push({
        type: 'hound-unleashed',
        clause: 'DP-16.14.3-b',
        unit: hound,
        from: hexName(play, from),
        to,
      });
      putUnit(play, hound, WAITING);
      const direction = directions.find((side) => neighbourOn(play, from, side) === row[0]) ?? null;
      state.frames.push({ kind: 'doom-run', player, hex: from, direction, deaf, asked: false, slain: [] });
    },
  }),
};

/** DP-16.14.3-c, d, e, DP-16.14.4-a: all in its way, up to what stops it or calls it that is seen. */
export const forecasts: Forecasts<'unleash'> = {
  unleash(board, player, { hex }) {
    const path = pathBy(board, player, hex);
    if (typeof path === 'string') return [];
    const { hound, from, row } = path;
    const isDeaf = riderOf(board) === callerOf(board);
    const way = [from, ...row];
    const called = isDeaf ? -1 : way.findIndex((one) => isCalledIn(board, one));
    const heard = called < 0 ? row : row.slice(0, called);
    const end = heard.findIndex((one) => stackAt(board, one).some((id) => isProtector(board, id)));
    const hexes = end < 0 ? heard : heard.slice(0, end + 1);
    const dead = unitsIn(board, end < 0 ? hexes : hexes.slice(0, -1)).filter((id) => id !== hound);
    const units = [...dead, ...fallingAt(board, end < 0 ? -1 : hexes[end])];
    return [{ what: 'doom-run', clause: 'DP-16.14.3-c', hexes, units }];
  },
};

/** DP-16.14.3-d, e: the one superhero in the hex falls where no dragon is; of several their owner names one. */
function fallingAt(board: Board, hex: Hex): readonly UnitId[] {
  const stack = hex < 0 ? [] : stackAt(board, hex);
  if (stack.some((id) => typeOf(board, id).kind === 'dragon')) return [];
  const superheroes = stack.filter((id) => isSuperhero(board, id));
  return superheroes.length === 1 ? superheroes : [];
}

const neighbourOn = ({ world }: Board, hex: Hex, side: (typeof directions)[number]): Hex =>
  world.land.grid.neighbour[hex * 6 + directions.indexOf(side)] ?? -1;

export const rules: Rules<'unleash' | 'confront' | 'attach'> = { unleash, confront, attach };

export const frameRules: FrameRules<'doom-run' | 'confront' | 'attach'> = {
  'doom-run': { clause: 'DP-16.14.3-b', offers: [], proceed: doomRun, form: doomRunForm },
  confront: { clause: 'DP-16.14.3-e', offers: ['confront'], form: confrontForm },
  attach: { clause: 'DP-16.14.1-b', offers: ['attach'], isSolemn: true, form: attachForm },
};

/** DP-16.14.4-b: Keener Than may not keep it longer than that. */
function mustLoose(board: Board): Clause | null {
  if (riderOf(board) < 0 || riderOf(board) !== callerOf(board)) return null;
  return typeof ready(board, board.state.active) === 'string' ? null : 'DP-16.14.4-b';
}

/** DP-16.14.3-f, R-DPP-92: without its rider the Hound runs amok at once, before anything else goes on. */
function runAmok(play: Play, fallen: UnitId): readonly UnitId[] {
  const { state } = play;
  const hound = houndOf(play);
  if (fallen !== masterOfHound(play) && fallen !== callerOf(play)) return [];
  if (hound < 0 || unitOf(play, hound).hex < 0 || riderOf(play) >= 0) return [];
  const { owner, hex } = unitOf(play, hound);
  if (unitOf(play, fallen).owner !== owner) return [];
  const deaf = fallen === callerOf(play);
  state.frames.push({
    kind: 'doom-run',
    player: owner,
    hex,
    direction: null,
    deaf,
    asked: false,
    slain: [],
  });
  return [];
}

export const power: Power = {
  phases: { exotics: ['unleash'] },
  duties: { exotics: mustLoose },
  mayAct: { exotics: (board) => activeLairs(board, houndOf(board)).length > 0 },
  fallen: runAmok,
  joined: sendKeenerThan,
};
