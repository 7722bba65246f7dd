// Prince Argrath sows dragon's teeth, and Runners spring up (12.2).

import { unitField } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import {
  type Board,
  changing,
  enemiesAt,
  type Play,
  putUnit,
  stackOf,
  typeOf,
  unitOf,
} from '../../core/board.ts';
import { isBeforeFirstTurn } from '../../core/frames.ts';
import { hexName, neighboursOf, range } from '../../core/hexes.ts';
import type { Addition, Power, Rules } from '../../core/power.ts';
import type { Rule } from '../../core/rule.ts';
import {
  type Clause,
  DEAD,
  GONE,
  type Hex,
  type Phase,
  type Player,
  type UnitId,
  WAITING,
} from '../../core/vocabulary.ts';
import type { UnitType } from '../../core/world/unit-types.ts';
import { enterFlood } from '../../harm/flooding.ts';
import { keepSight } from '../../screening/knowledge.ts';
import { hasGiant } from '../../stacks/kinds.ts';
import { unitsWhose, unitWith } from '../../stacks/roster.ts';
import { closedLandRefusal } from '../../terrain/closed-lands.ts';
import { groundRefusal } from '../../terrain/cost.ts';
import { type Mover, moverOf } from '../../terrain/mover.ts';

export const actions = <H extends z.ZodMiniType>(hex: H) =>
  [z.strictObject({ type: z.literal('sow'), unit: unitField, hex })] as const;

export interface Events {
  sown: { unit: UnitId; hex: string };
}

export interface Added {
  /** Runners sown in this game-turn (DP-12.2-e). */
  sown: readonly UnitId[];
}

export const added: Addition<Added> = {
  blank: () => ({ sown: [] }),
  fields: ({ unit }) => ({ sown: z._default(z.array(unit), []) }),
  seen: ({ sown }, { known }) => ({ sown: sown.filter(known) }),
};

const isTooth = ({ abilities }: UnitType): boolean => abilities.has('dragon-tooth');
const allTeeth = unitsWhose(isTooth);

/** Prince Argrath, or -1. */
const sowerOf = unitWith('sows-teeth');

/** Why the unit is no tooth that the player can sow now, or null (DP-12.2-b, f, g, h). */
function toothRefusal(board: Board, player: Player, id: UnitId): Clause | null {
  const { owner, hex } = unitOf(board, id);
  if (owner !== player || !isTooth(typeOf(board, id))) return 'DP-12.2-a';
  if (hex === GONE) return 'DP-12.2-h';
  if (hex === DEAD) return 'DP-12.2-g';
  if (hex !== WAITING) return 'DP-12.2-f';
  if (isBeforeFirstTurn(board.state.frames)) return 'DP-12.2-b';
  const argrath = sowerOf(board);
  return argrath < 0 || unitOf(board, argrath).hex < 0 ? 'DP-12.2-h' : null;
}

/** Argrath's hex and those around it. */
function soil(board: Board): Hex[] {
  const { hex } = unitOf(board, sowerOf(board));
  return [hex, ...neighboursOf(board, hex)].sort((a, b) => a - b);
}

/** DP-12.2-d, R-DP-51: spirits and agents of others that were sent into the hex keep Runners out of it too. */
const holdsOthers = (board: Board, player: Player, hex: Hex): boolean =>
  enemiesAt(board, hex, player) ||
  board.state.committed.some((id) => unitOf(board, id).hex === hex && unitOf(board, id).owner !== player);

/** DP-12.2-c, d: Argrath's hex or an adjacent one, without units of other players. */
function soilRefusal(board: Board, player: Player, runner: Mover, hex: Hex): Clause | null {
  const { hex: argrath } = unitOf(board, sowerOf(board));
  if (range(board, argrath, hex) > 1) return 'DP-12.2-c';
  if (hasGiant(board, hex)) return 'DP-17.1-k';
  if (holdsOthers(board, player, hex)) return 'DP-12.2-d';
  return groundRefusal(runner, hex) ?? closedLandRefusal(board, hex);
}

const COMBAT: ReadonlySet<Phase> = new Set(['commit', 'battles']);

/** DP-12.2-i, R-DPP-22: once combat has begun a Runner shares what its stack still has to do, and adds nothing to it. */
const comesTooLate = (board: Board, player: Player, hex: Hex): boolean =>
  COMBAT.has(board.state.phase) && stackOf(board, hex, player).every((id) => unitOf(board, id).fought);

/** Sows a dragon's tooth: a Runner springs up, at any time in any player's turn (DP-12.2-b). */
const sow: Rule<'sow'> = {
  type: 'sow',
  timing: 'DP-12.2-b',
  list(board, player, sink) {
    for (const id of allTeeth(board)) {
      if (toothRefusal(board, player, id) !== null) continue;
      const runner = moverOf(board, id);
      for (const hex of soil(board))
        if (soilRefusal(board, player, runner, hex) === null) sink.add({ type: 'sow', unit: id, hex });
    }
  },
  refusal: (board, player, { unit, hex }) =>
    toothRefusal(board, player, unit) ?? soilRefusal(board, player, moverOf(board, unit), hex),
  carryOut(play, player, { unit, hex }) {
    changing(play, unit).fought = comesTooLate(play, player, hex);
    putUnit(play, unit, hex);
    play.state.sown = [...play.state.sown, unit];
    if (player === play.state.active) keepSight(play, unit);
    play.state.restacked = play.state.restacked.filter((other) => other !== hex);
    play.events.push({ type: 'sown', clause: 'DP-12.2-b', unit, hex: hexName(play, hex) });
    enterFlood(play, unit, true);
  },
};

export const rules: Rules<'sow'> = { sow };

/** DP-12.2-h, R-DPP-23: Runners not sown yet leave the game with Argrath. */
function loseTeeth(play: Play): void {
  for (const id of allTeeth(play)) if (unitOf(play, id).hex === WAITING) putUnit(play, id, GONE);
}

export const power: Power = {
  phases: { movement: ['sow'] },
  reactions: ['sow'],
  mayWait: isTooth,
  dayBegins({ state }) {
    state.sown = [];
  },
  passed(play, id) {
    if (id === sowerOf(play)) loseTeeth(play);
  },
};
