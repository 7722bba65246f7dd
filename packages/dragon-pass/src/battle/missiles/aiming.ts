// Step 5, missile fire: choosing targets. Defenders aim and shoot first (DP-7.9.2-a).

import { attackerOf, type Progress, theBattle } from '../../core/battle.ts';
import { type Board, faceOf, type Play, unitOf } from '../../core/board.ts';
import { type Battle, topFrame } from '../../core/frames.ts';
import { planned, type Rule } from '../../core/rule.ts';
import type { Clause, Hex, Player, UnitId } from '../../core/vocabulary.ts';
import { hexesOf, isInStack } from '../../stacks/fighters.ts';
import { defendingPlayers } from '../precedence.ts';

type Shooters = 'attackers' | 'defenders';
type Aims = Battle['aims'];

const OTHER = { attackers: 'defenders', defenders: 'attackers' } as const;

const frameOf = (board: Board) => topFrame(board, 'aim');

/** Missile units of a player on a side that have no target yet, at any depth (DP-7.9.2-b). */
export const shooters = (board: Board, battle: Battle, side: Shooters, player: Player): UnitId[] =>
  battle[side].filter(
    (id) =>
      unitOf(board, id).owner === player &&
      isInStack(board, id) &&
      faceOf(board, id).missiles > 0 &&
      !battle.aims.some(({ unit }) => unit === id),
  );

/** Stacks of the other side on the map: spirits alone are no target (DP-7.9.2-d). */
export const targets = (board: Board, battle: Battle, side: Shooters): Hex[] =>
  hexesOf(board, battle[OTHER[side]]);

/** The units shoot at the hex, if a stack of the other side is there. */
function aimsAt(board: Board, units: readonly UnitId[], hex: Hex): Aims | Clause {
  const inSight = targets(board, theBattle(board), frameOf(board).side).includes(hex);
  return inSight ? units.map((unit) => ({ unit, hex })) : 'DP-7.9.2-d';
}

function takeAim(play: Play, aims: Aims): void {
  theBattle(play).aims.push(...aims);
}

/** A missile unit is given its one target (DP-7.9.3-a). */
export const aim: Rule<'aim'> = {
  type: 'aim',
  timing: 'DP-7.9.3-b',
  list(board, player, sink) {
    const { side } = frameOf(board);
    const battle = theBattle(board);
    for (const unit of shooters(board, battle, side, player))
      for (const hex of targets(board, battle, side)) sink.add({ type: 'aim', unit, hex });
  },
  ...planned<'aim', Aims>({
    plan(board, player, { unit, hex }) {
      const { side } = frameOf(board);
      const battle = theBattle(board);
      if (unitOf(board, unit).owner !== player || !battle[side].includes(unit)) return 'DP-7.9.2-d';
      if (faceOf(board, unit).missiles === 0) return 'DP-7.9.1-a';
      if (!shooters(board, battle, side, player).includes(unit)) return 'DP-7.9.3-a';
      return aimsAt(board, [unit], hex);
    },
    carryOut: (play, _player, _action, aims) => takeAim(play, aims),
  }),
};

/** All who have no target yet shoot at one stack. */
export const volley: Rule<'volley'> = {
  type: 'volley',
  timing: 'DP-7.9.3-b',
  list(board, player, sink) {
    const { side } = frameOf(board);
    const battle = theBattle(board);
    if (shooters(board, battle, side, player).length < 2) return;
    for (const hex of targets(board, battle, side)) sink.add({ type: 'volley', hex });
  },
  ...planned<'volley', Aims>({
    plan(board, player, { hex }) {
      const units = shooters(board, theBattle(board), frameOf(board).side, player);
      return units.length < 2 ? 'DP-7.9.3-a' : aimsAt(board, units, hex);
    },
    carryOut: (play, _player, _action, aims) => takeAim(play, aims),
  }),
};

function askToAim(play: Play, battle: Battle, side: Shooters, players: readonly Player[]): Progress {
  if (targets(play, battle, side).length === 0) return 'next';
  const armed = players.filter((player) => shooters(play, battle, side, player).length > 0);
  for (const player of armed.reverse()) play.state.frames.push({ kind: 'aim', player, side });
  return 'next';
}

/** DP-7.9.3-b: every defending player aims before the first die falls. */
export const aimDefenders = (play: Play, battle: Battle): Progress =>
  askToAim(play, battle, 'defenders', defendingPlayers(play, battle));

/** DP-7.9.3-d: the attacker aims after seeing the results of the defenders' fire. */
export const aimAttackers = (play: Play, battle: Battle): Progress =>
  askToAim(play, battle, 'attackers', [attackerOf(play)]);
