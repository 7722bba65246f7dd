// Assassins: they get into a stack anywhere on the board, look at it, may strike, and try to get away (17.2).

import { type RollOdds, type RollResult, rollOdds, type Summand, sumOf } from '@hexwyrm/kernel';
import { unitField as unit } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import {
  type Board,
  enemiesAt,
  occupiedHexes,
  type Play,
  putUnit,
  stackAt,
  typeOf,
  unitOf,
} from '../../core/board.ts';
import { phaseFaults } from '../../core/frame-form.ts';
import { topFrame } from '../../core/frames.ts';
import { hexName } from '../../core/hexes.ts';
import type { Words } from '../../core/position-words.ts';
import type { Addition, FrameRules, Power, Rules } from '../../core/power.ts';
import { throwDie } from '../../core/rolls.ts';
import type { Rule } from '../../core/rule.ts';
import {
  type Clause,
  GONE,
  type Hex,
  NOBODY,
  type Player,
  type UnitId,
  WAITING,
} from '../../core/vocabulary.ts';
import type { World } from '../../core/world/world.ts';
import { eliminate } from '../../harm/harm.ts';
import { isHero, isProtector, isTreasure } from '../../stacks/kinds.ts';
import * as intrigue from './intrigue.ts';

export const actions = <H extends z.ZodMiniType>(hex: H) =>
  [
    z.strictObject({ type: z.literal('scout'), hex }),
    z.strictObject({ type: z.literal('strike'), unit }),
  ] as const;

/** An assassin who got in may strike or leave (DP-17.2-c). */
export const frames = ({ player, unit, hex }: Words) =>
  [z.strictObject({ kind: z.literal('assassin'), player, unit, hex })] as const;

/** A stack that an assassin entered: its player knows all of it until the phase ends (DP-17.2-b). */
export interface Scouted {
  readonly player: Player;
  readonly hex: Hex;
}

export interface Added extends intrigue.Added {
  scouted: readonly Scouted[];
}

export const added: Addition<Added> = {
  blank: () => ({ scouted: [], intrigues: undefined }),
  fields: (words) => ({
    scouted: z._default(z.array(z.strictObject({ player: words.player, hex: words.hex })), []),
    ...intrigue.fields(words),
  }),
  seen: ({ scouted }, { player, screened }) => ({
    scouted: screened ? scouted.filter((look) => look.player === player) : scouted,
  }),
};

export interface Events extends intrigue.Events {
  scouted: { unit: UnitId; hex: string; die: number; result: 'captured' | 'killed' | 'success' };
  'assassin-struck': { unit: UnitId; target: UnitId; die: number; modifier: number; success: boolean };
  'assassin-fled': { unit: UnitId; die: number; result: 'captured' | 'killed' | 'away' };
  /** What a scout saw; only its player may know (DP-17.2-b). */
  seen: { hex: string; units: UnitId[]; audience: string[]; reveals: true };
}

const frameOf = (board: Board) => topFrame(board, 'assassin');

/** The player's assassin who has not been at work in this phase (DP-17.2-f, R-DPP-99), or -1. */
const idleAssassin = (board: Board, player: Player): UnitId =>
  board.state.units.findIndex(
    ({ owner, hex }, id) =>
      owner === player &&
      hex === WAITING &&
      typeOf(board, id).kind === 'assassin' &&
      !board.state.acted.includes(id),
  );

type AssassinTables = World['tables']['assassin'];

/** How a table ends for the assassin: both captured and killed are out for good (R-DPP-99). */
function read<W extends string>(
  { captured, killed }: AssassinTables['scouting'],
  die: number,
  well: W,
): 'captured' | 'killed' | W {
  if (captured.includes(die)) return 'captured';
  return killed.includes(die) ? 'killed' : well;
}

/** DP-17.2-a: dropped onto any enemy stack, however far away. */
const scout: Rule<'scout'> = {
  type: 'scout',
  timing: 'DP-17.2-a',
  list(board, player, sink) {
    if (idleAssassin(board, player) < 0) return;
    for (const hex of occupiedHexes(board))
      if (enemiesAt(board, hex, player)) sink.add({ type: 'scout', hex });
  },
  refusal(board, player, { hex }) {
    if (idleAssassin(board, player) < 0) return 'DP-17.2-f';
    return enemiesAt(board, hex, player) ? null : 'DP-17.2-a';
  },
  carryOut(play, player, { hex }) {
    const { state } = play;
    const unit = idleAssassin(play, player);
    const die = throwDie(play, () => [scoutOdds(play, unit)]);
    const result = read(play.world.tables.assassin.scouting, die, 'success');
    state.acted.push(unit);
    play.events.push({
      type: 'scouted',
      clause: 'DP-PAC.Assassin-a',
      unit,
      hex: hexName(play, hex),
      die,
      result,
    });
    if (result === 'success') lookAround(play, player, unit, hex);
    else {
      putUnit(play, unit, GONE);
      const { points } = play.world.tables.assassin.scouting;
      intrigue.changeIncome(play, player, points[result], 'DP-PAC.Assassin-a');
    }
  },
};

/** DP-17.2-b: every unit in the hex, shown only to the assassin's player. */
function lookAround(play: Play, player: Player, unit: UnitId, hex: Hex): void {
  const { state } = play;
  state.scouted = [...state.scouted, { player, hex }];
  state.frames.push({ kind: 'assassin', player, unit, hex });
  play.events.push({
    type: 'seen',
    clause: 'DP-17.2-b',
    hex: hexName(play, hex),
    units: [...stackAt(play, hex)],
    audience: [state.seats[player]],
    reveals: true,
  });
}

/** Why the unit cannot be named as a victim (DP-17.2-d, R-DPP-100), or null; protection does not help it. */
function victimRefusal(board: Board, player: Player, id: UnitId): Clause | null {
  const { owner } = unitOf(board, id);
  if (!stackAt(board, frameOf(board).hex).includes(id)) return 'DP-17.2-c';
  if (owner === player || owner === NOBODY) return 'DP-17.2-c';
  return isProtector(board, id) || isTreasure(board, id) ? 'DP-17.2-d' : null;
}

/** DP-17.2-e: a hero is harder to kill. */
const strikeModifiers = (board: Board, target: UnitId): Summand[] =>
  isHero(board, target)
    ? [{ what: 'hero', value: board.world.tables.assassin.againstHero, clause: 'DP-17.2-e' }]
    : [];

/** The assassin strikes at one unit of the stack, then tries to escape in any case. */
const strike: Rule<'strike'> = {
  type: 'strike',
  timing: 'DP-17.2-c',
  list(board, player, sink) {
    for (const unit of stackAt(board, frameOf(board).hex))
      if (victimRefusal(board, player, unit) === null) sink.add({ type: 'strike', unit });
  },
  refusal: (board, player, { unit }) => victimRefusal(board, player, unit),
  carryOut(play, player, { unit: target }) {
    const { unit } = frameOf(play);
    const die = throwDie(play, () => [strikeOdds(play, unit, target), getawayOdds(play, unit)]);
    const modifier = sumOf(strikeModifiers(play, target)).total;
    const success = die + modifier >= play.world.tables.assassin.strikeNeeds;
    play.state.frames.pop();
    play.events.push({
      type: 'assassin-struck',
      clause: 'DP-PAC.Assassin-b',
      unit,
      target,
      die,
      modifier,
      success,
    });
    if (success) {
      eliminate(play, target, 'DP-PAC.Assassin-b');
      intrigue.changeIncome(play, player, play.world.tables.assassin.strikeGains, 'DP-PAC.Assassin-b');
    }
    getAway(play, player, unit);
  },
};

function getAway(play: Play, player: Player, unit: UnitId): void {
  const { getaway } = play.world.tables.assassin;
  const die = throwDie(play, () => [getawayOdds(play, unit)]);
  const result = read(getaway, die, 'away');
  play.events.push({ type: 'assassin-fled', clause: 'DP-PAC.Assassin-c', unit, die, result });
  if (result === 'away') return;
  putUnit(play, unit, GONE);
  intrigue.changeIncome(play, player, getaway.points[result], 'DP-PAC.Assassin-c');
}

const scoutOdds = ({ world }: Board, unit: UnitId): RollOdds =>
  tableOdds('scout', 'DP-PAC.Assassin-a', unit, 'success', (die) =>
    read(world.tables.assassin.scouting, die, 'success'),
  );

const strikeOdds = (board: Board, unit: UnitId, target: UnitId): RollOdds =>
  rollOdds({
    roll: 'assassination',
    clause: 'DP-PAC.Assassin-b',
    unit,
    dice: 1,
    needs: board.world.tables.assassin.strikeNeeds,
    modifiers: strikeModifiers(board, target),
    success: { result: 'eliminated' },
    failure: { result: 'none' },
  });

const getawayOdds = ({ world }: Board, unit: UnitId): RollOdds =>
  tableOdds('getaway', 'DP-PAC.Assassin-c', unit, 'away', (die) =>
    read(world.tables.assassin.getaway, die, 'away'),
  );

/** A die that is read on one of the assassins' tables. */
function tableOdds(
  roll: string,
  clause: Clause,
  unit: UnitId,
  good: string,
  result: (die: number) => string,
): RollOdds {
  const faces = [1, 2, 3, 4, 5, 6].map(result);
  const results = [...new Set(faces)].map(
    (named): RollResult => ({ result: named, chance: [faces.filter((face) => face === named).length, 6] }),
  );
  const chance = results.find((entry) => entry.result === good)?.chance ?? [0, 6];
  return { roll, clause, unit, dice: 1, needs: 7 - chance[0], modifier: 0, modifiers: [], chance, results };
}

export const rules: Rules<'scout' | 'strike'> = { scout, strike };

export const frameRules: FrameRules<'assassin'> = {
  assassin: {
    clause: 'DP-17.2-c',
    offers: ['strike', 'done'],
    finish(play) {
      play.state.frames.pop();
    },
    form: {
      on: ['nothing'],
      *faults(board, { player, unit, hex }) {
        yield* phaseFaults(board, 'exotics');
        const { owner, hex: place } = unitOf(board, unit);
        if (typeOf(board, unit).kind !== 'assassin' || owner !== player || place !== WAITING)
          yield ['unit', 'must be an own assassin who is waiting (DP-17.2-a)'];
        if (!board.state.acted.includes(unit)) yield ['unit', 'is at work: it must be in acted'];
        if (!enemiesAt(board, hex, player)) yield ['hex', 'must be an enemy stack (DP-17.2-a)'];
      },
    },
  },
};

export const power: Power = {
  phases: { exotics: ['scout'] },
  income: intrigue.incomeChange,
  phaseEnds({ state }) {
    state.scouted = [];
  },
  segments: { events: intrigue.forget },
};
