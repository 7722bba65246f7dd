import type { RollOdds } from '@hexwyrm/kernel';
import { type Board, changing, type Play, putUnit, unitOf } from '../core/board.ts';
import { topFrame } from '../core/frames.ts';
import { hexName, range } from '../core/hexes.ts';
import { throwDie } from '../core/rolls.ts';
import type { Rule } from '../core/rule.ts';
import { turnsUntil } from '../core/turn-order.ts';
import { DEAD, GONE, type Hex, type Player, type UnitId } from '../core/vocabulary.ts';
import { enterFlood } from '../harm/flooding.ts';
import { passAway } from '../harm/passing.ts';
import { calm } from '../harm/rage.ts';
import { hasGiant, isSuperhero } from '../stacks/kinds.ts';
import { regroupAfterReturn } from '../stacks/regroup.ts';
import { bestFriendOf } from './friends.ts';

const frameOf = (board: Board) => topFrame(board, 'rejoin');

/** DP-2-q, R-DPC-77: all units eliminated in this player-turn roll, the active player's first. */
export function rollEscapes(play: Play): void {
  const { state } = play;
  const rank = (owner: Player) => turnsUntil(state, owner);
  const fallen = state.escapes
    .map(({ unit }) => unit)
    .sort((a, b) => rank(unitOf(play, a).owner) - rank(unitOf(play, b).owner));
  const away = fallen.filter((unit) => rollEscape(play, unit));
  for (const unit of away.reverse()) askWhere(play, unit);
}

/** DP-8.5-b: one roll; a unit that fails, or has no stack to return to (DP-8.5-d), is eliminated for good. */
export function rollEscape(play: Play, unit: UnitId): boolean {
  const { hero, superhero } = play.world.tables.escape;
  const needs = isSuperhero(play, unit) ? superhero : hero;
  const die = throwDie(play, () => [escapeOdds(unit, needs)]);
  const success = die >= needs && refuges(play, unit).length > 0;
  play.events.push({ type: 'escape-rolled', clause: 'DP-8.5-b', unit, die, needs, success });
  // DP-8.7.3-a: the friend lives, so there is nothing to avenge.
  if (success) calm(play, ({ avenger }) => bestFriendOf(play, avenger) === unit, 'DP-8.7.3-a');
  else {
    forget(play, unit);
    putUnit(play, unit, GONE);
    passAway(play, unit);
  }
  return success;
}

export const escapeOdds = (unit: UnitId, needs: number): RollOdds => ({
  roll: 'escape',
  clause: 'DP-8.5-b',
  unit,
  dice: 1,
  needs,
  modifier: 0,
  modifiers: [],
  chance: [7 - needs, 6],
  results: [
    { result: 'escaped', chance: [7 - needs, 6] },
    { result: 'dead', chance: [needs - 1, 6] },
  ],
});

export function askWhere(play: Play, unit: UnitId): void {
  play.state.frames.push({ kind: 'rejoin', player: unitOf(play, unit).owner, unit });
}

/** DP-8.5-c, R-DP-86: hexes with a stack of the player, not with a giant's, as near as possible to where the hero fell. */
export function refuges(board: Board, id: UnitId): Hex[] {
  const pending = board.state.escapes.find(({ unit }) => unit === id);
  if (!pending) return [];
  const { owner } = unitOf(board, id);
  const own = new Set(
    board.state.units.flatMap((unit) =>
      unit.owner === owner && unit.hex >= 0 && !hasGiant(board, unit.hex) ? [unit.hex] : [],
    ),
  );
  const nearest = Math.min(...[...own].map((hex) => range(board, pending.hex, hex)));
  return [...own].filter((hex) => range(board, pending.hex, hex) === nearest);
}

/** An escaped hero joins one of the nearest stacks, front side up; its order may then be changed (DP-8.5-e, h). */
export const rejoin: Rule<'rejoin'> = {
  type: 'rejoin',
  timing: 'DP-8.5-c',
  list(board, _player, sink) {
    for (const hex of refuges(board, frameOf(board).unit)) sink.add({ type: 'rejoin', hex });
  },
  refusal: (board, _player, { hex }) =>
    refuges(board, frameOf(board).unit).includes(hex) ? null : 'DP-8.5-c',
  carryOut(play, player, { hex }) {
    const { state } = play;
    const { unit } = frameOf(play);
    state.frames.pop();
    forget(play, unit);
    state.killed = state.killed.filter((other) => other !== unit);
    if (!isSuperhero(play, unit)) changing(play, unit).down = false;
    putUnit(play, unit, hex);
    play.hooks.escaped(play, unit);
    play.events.push({ type: 'rejoined', clause: 'DP-8.5-c', unit, hex: hexName(play, hex) });
    enterFlood(play, unit, true);
    regroupAfterReturn(play, player, [hex], 'DP-8.5-e');
  },
};

function forget({ state }: Play, id: UnitId): void {
  state.escapes = state.escapes.filter(({ unit }) => unit !== id);
}

/** Dead for good. */
export const isLost = (board: Board, id: UnitId): boolean => {
  const { hex } = unitOf(board, id);
  const pending = board.state.escapes.some(({ unit }) => unit === id);
  return hex === GONE || (hex === DEAD && !pending);
};
